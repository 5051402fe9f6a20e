import { truncate } from '@/lib/text/format';
import { commonTexts } from '@/lib/text/texts';
import type { CopyDifference } from './carCopy';

export const details = 'Details';
export const detailsOf = (title: string) => `Details: ${title}`;
export const actionsOf = (title: string) => `Compare and cart: ${title}`;
export const fixed = 'Fixed';
export const negotiable = 'NEG';
export const priceNegotiable = 'Price negotiable';
export const notListed = 'No longer listed';

export function titleOf({ title }: { title?: string | undefined }) {
  return title ?? commonTexts.untitled;
}

/** A title of at most `length` characters; that none is stated is never cut. */
export function shortTitleOf({ title }: { title?: string | undefined }, length: number) {
  return title === undefined ? commonTexts.untitled : truncate(title, length);
}

export const posted = 'Car Details Added';
export const removed = 'Reported Post  Deleted';

/** The names and words of the specifications. */
export const specs = {
  price: 'Price',
  brand: 'Brand',
  gearType: 'Gear Type',
  condition: 'Condition',
  mileage: 'Mileage',
  position: 'Position',
  seats: (count: number) => `${count} Person`,
  wheel: 'Wheel',
  model: 'Model',
  status: 'Price Status',
  fixed: 'Fixed',
  negotiable: 'Negotiable',
} as const;

const unclear = (typed: string, unit: string, example: number) =>
  `It is not clear which number “${typed}” is. Type the ${unit} in digits alone, for instance ${example}.`;

/** The words of the form of a post, for each field. */
export const asked = {
  title: 'Title',
  titleHint: 'Maker, model and what makes it special',
  brand: 'Brand',
  chooseBrand: 'Choose a brand',
  model: 'Model',
  modelHint: 'Name or number, with the year',
  condition: 'Car condition',
  chooseCondition: 'Choose a condition',
  conditions: [
    { value: 'New', label: 'New' },
    { value: 'Like New', label: 'Like New' },
    { value: 'Used', label: 'Used' },
    { value: 'For Repair', label: 'For Repair' },
  ],
  gearType: 'Gear Type',
  chooseGear: 'Choose a gear type',
  gears: [
    { value: 'Automatic', label: 'Automatic' },
    { value: 'Manual', label: 'Manual' },
  ],
  wheel: 'Car Wheel',
  chooseWheel: 'Choose the driven wheels',
  wheels: [
    { value: 'FWD', label: 'Front wheels (FWD)' },
    { value: 'RWD', label: 'Rear wheels (RWD)' },
    { value: 'AWD', label: 'All wheels (AWD)' },
    { value: '4WD', label: 'Four wheels (4WD)' },
  ],
  position: 'Sitting Position',
  seats: 'seats',
  mileage: 'Mileage',
  km: 'km',
  price: 'Price',
  dollars: '$',
  priceStatus: 'Price Status',
  priceStatuses: [
    { value: 'fixed', label: 'Fixed' },
    { value: 'negotiable', label: 'Negotiable' },
  ],
  phone: 'Phone number',
  phoneHint: 'Shown to people who are signed in and ask for it',
  description: 'Product Description',
  descriptionHint: 'History, service, extras, faults',

  // Exactly as in section 5, spelling included.
  titleRequired: 'Title is Required',
  priceRequired: 'Price is Required',
  conditionRequired: 'Car condition is required',
  brandRequired: 'brand Required',
  positionRequired: 'Siting Position Is Required',
  wheelRequired: 'Car Wheel is required',
  gearRequired: 'Gear Type is Required',
  mileageRequired: 'Inter Car Mileage',
  modelRequired: 'Car Model Number/Name Required',
  priceStatusRequired: 'Inter Negotiable Status ',
  phoneRequired: 'Phone number is required',
  descriptionRequired: 'Product Description Is Required',

  priceRange: (from: string, to: string) => `Enter whole dollars, from ${from} to ${to}.`,
  mileageRange: (to: string) => `Enter whole kilometres, at most ${to}.`,
  positionRange: (to: number) => `Enter a whole number of seats, from 1 to ${to}.`,
  priceUnclear: (typed: string) => unclear(typed, 'dollars', 12500),
  mileageUnclear: (typed: string) => unclear(typed, 'kilometres', 48200),
  positionUnclear: (typed: string) => unclear(typed, 'seats', 5),
} as const;

export const listed = (when: string) => `Listed ${when}`;

export const toAllCars = 'See all cars';
export const toCar = 'See the car';

/** The sentence beside a car that a wish or a report describes differently. */
const differs = (word: string) => (difference: CopyDifference | undefined) => {
  if (!difference) return undefined;
  const { title, isOtherPicture } = difference;
  const name = title === undefined ? '' : ` as “${title}”`;
  const picture = isOtherPicture ? ' with another picture' : '';
  return `${word}${name}${title !== undefined && isOtherPicture ? ',' : ''}${picture}`;
};

export const savedAs = differs('Saved');
export const reportedAs = differs('Reported');

export * as carTexts from './texts';
