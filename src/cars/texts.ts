import { formatCount } from '@/lib/text/format';
import type { CopyDifference } from './carCopy';

export * from './cards/texts';
export const posted = 'Car Details Added';
export const removed = 'Reported Post  Deleted';

export const listed = (when: string) => `Listed ${when}`;

export const allHeading = (shown: number, total: number) => `All Available Data ${shown} Result of ${total}`;
export const allHeadingUnknown = 'All Available Data … Result of …';
export const brandHeading = (shown: number, brand: string) => `Showing ${shown} Result of ${brand}`;
export const brandHeadingUnknown = (brand: string) => `Showing … Result of ${brand}`;
export const results = 'Cars';
export const found = (shown: number, total: number) => `${formatCount(shown, 'car', 'cars')} of ${total}`;
export const toAllCars = 'See all cars';
export const noCars = 'No cars yet.';
export const noCarsHint = 'As soon as somebody posts one, it appears here.';
export const noCarsOfBrand = 'No cars of this brand yet.';
export const noCarsOfBrandHint = 'Other brands may have what you are looking for.';

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

export const compare = 'Compare';
export const comparing = 'Comparing';
/** The accessible name of a button that shows one of the two words above. */
export const buttonOf = (word: string, title: string) => `${word}: ${title}`;
export const isFull = (max: number) => `You compare ${max} cars already. Take one out first.`;

export * as carTexts from './texts';
