import { cardMessages } from './cards';
import { formatCount } from './format';

export const carMessages = {
  ...cardMessages,
  posted: 'Car Details Added',
  removed: 'Reported Post  Deleted',

  listed: (when: string) => `Listed ${when}`,

  allHeading: (shown: number, total: number) => `All Available Data ${shown} Result of ${total}`,
  allHeadingUnknown: 'All Available Data … Result of …',
  brandHeading: (shown: number, brand: string) => `Showing ${shown} Result of ${brand}`,
  brandHeadingUnknown: (brand: string) => `Showing … Result of ${brand}`,
  results: 'Cars',
  found: (shown: number, total: number) => `${formatCount(shown, 'car', 'cars')} of ${total}`,
  toAllCars: 'See all cars',
  noCars: 'No cars yet.',
  noCarsHint: 'As soon as somebody posts one, it appears here.',
  noCarsOfBrand: 'No cars of this brand yet.',
  noCarsOfBrandHint: 'Other brands may have what you are looking for.',
} as const;
