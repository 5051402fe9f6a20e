import { formatCount } from '@/lib/text/format';

const draftOf = (ago: string | undefined) => (ago === undefined ? 'Your draft' : `Your draft from ${ago}`);

const unclear = (typed: string, unit: string, example: number) =>
  `It is not clear which number “${typed}” is. Type the ${unit} in digits alone, for instance ${example}.`;

export const postTitle = 'Post Product';
export const postSub = 'Every field is needed: buyers see all of it.';
export const form = 'Car post';
export const parts = { car: 'The car', price: 'Price and contact', text: 'What a buyer would ask' } as const;

export const title = 'Title';
export const titleHint = 'Maker, model and what makes it special';
export const brand = 'Brand';
export const chooseBrand = 'Choose a brand';
export const model = 'Model';
export const modelHint = 'Name or number, with the year';
export const condition = 'Car condition';
export const chooseCondition = 'Choose a condition';
export const conditions = [
  { value: 'New', label: 'New' },
  { value: 'Like New', label: 'Like New' },
  { value: 'Used', label: 'Used' },
  { value: 'For Repair', label: 'For Repair' },
] as const;
export const gearType = 'Gear Type';
export const chooseGear = 'Choose a gear type';
export const gears = [
  { value: 'Automatic', label: 'Automatic' },
  { value: 'Manual', label: 'Manual' },
] as const;
export const wheel = 'Car Wheel';
export const chooseWheel = 'Choose the driven wheels';
export const wheels = [
  { value: 'FWD', label: 'Front wheels (FWD)' },
  { value: 'RWD', label: 'Rear wheels (RWD)' },
  { value: 'AWD', label: 'All wheels (AWD)' },
  { value: '4WD', label: 'Four wheels (4WD)' },
] as const;
export const position = 'Sitting Position';
export const seats = 'seats';
export const mileage = 'Mileage';
export const km = 'km';
export const price = 'Price';
export const dollars = '$';
export const priceStatus = 'Price Status';
export const priceStatuses = [
  { value: 'fixed', label: 'Fixed' },
  { value: 'negotiable', label: 'Negotiable' },
] as const;
export const phone = 'Phone number';
export const phoneHint = 'Shown to people who are signed in and ask for it';
export const photo = 'Photo';
export const description = 'Product Description';
export const descriptionHint = 'History, service, extras, faults';

// Exactly as in section 5, spelling included.
export const titleRequired = 'Title is Required';
export const priceRequired = 'Price is Required';
export const conditionRequired = 'Car condition is required';
export const brandRequired = 'brand Required';
export const positionRequired = 'Siting Position Is Required';
export const wheelRequired = 'Car Wheel is required';
export const gearRequired = 'Gear Type is Required';
export const mileageRequired = 'Inter Car Mileage';
export const modelRequired = 'Car Model Number/Name Required';
export const priceStatusRequired = 'Inter Negotiable Status ';
export const phoneRequired = 'Phone number is required';
export const photoRequired = 'Photo URL Required';
export const descriptionRequired = 'Product Description Is Required';

export const priceRange = (from: string, to: string) => `Enter whole dollars, from ${from} to ${to}.`;
export const mileageRange = (to: string) => `Enter whole kilometres, at most ${to}.`;
export const positionRange = (to: number) => `Enter a whole number of seats, from 1 to ${to}.`;
export const priceUnclear = (typed: string) => unclear(typed, 'dollars', 12500);
export const mileageUnclear = (typed: string) => unclear(typed, 'kilometres', 48200);
export const positionUnclear = (typed: string) => unclear(typed, 'seats', 5);
export const phoneForm = 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.';
export const tooLong = (length: number) => `Shorten this to ${formatCount(length, 'character', 'characters')}.`;

export const post = 'Post car';
export const notPosted = 'This was not posted';
export const maybePosted = 'Your car may have arrived: trying again looks first, and never posts it twice';
export const underWay = 'Your car is being posted';
export const earlierArrived =
  'Your earlier attempt did arrive, with what was in the form then: the car is among My Products. Post again only if you want a second one.';
export const draftBack = (ago: string | undefined, hasPhoto: boolean) =>
  `${draftOf(ago)} is back${hasPhoto ? ', with its photo' : ''}.`;
export const draftBackNoPhoto = (ago: string | undefined) => `${draftOf(ago)} is back. It has no photo.`;
export const draftElsewhere = {
  changed: 'Another tab has changed this draft. If you type here, it becomes what you see here.',
  ended: 'This post was sent or discarded in another tab. If you type here, it is a draft again.',
} as const;
export const keptFromLast = (fields: readonly string[]) =>
  `Kept from your last post: ${new Intl.ListFormat('en-GB').format(fields)}.`;
export const keptFields = { brand: 'brand', phone: 'phone number', priceStatus: 'price status' } as const;
export const draftKept = 'Draft kept on this device';
export const draftNotKept = 'This device does not store the draft: a reload loses it.';
export const draftKeptPhoto = 'Draft and photo kept on this device';
export const discard = 'Discard draft';
export const startEmpty = 'Start empty';
export const askDiscard = 'Discard this draft?';
export const discarding = 'Everything that you entered here is lost for good.';

export const myCarsUnknown = 'All my product …';
export const myCars = (count: number) => `All my product ${count}`;
export const postCar = 'Post a car';
export const cars = 'My cars';
export const postFirst = 'Post your first car';
export const noCars = 'You have no car on the market.';
export const noCarsHint = 'Post one: with a photo and a few facts it is in front of every buyer at once.';

export * as sellingTexts from './texts';
