import { formatCount, formatNumber } from '@/lib/text/format';

export const allHeading = (shown: number, total: number) =>
  `All Available Data ${formatNumber(shown)} Result of ${formatNumber(total)}`;
export const allHeadingUnknown = 'All Available Data … Result of …';
export const brandHeading = (shown: number, brand: string) => `Showing ${formatNumber(shown)} Result of ${brand}`;
/** In place of the headings above, if the cars could not be loaded. */
export const allHeadingFailed = 'All cars';
export const brandHeadingFailed = (brand: string) => `Cars of ${brand}`;
export const brandHeadingUnknown = (brand: string) => `Showing … Result of ${brand}`;
export const results = 'Cars';
export const found = (shown: number, total: number) => `${formatCount(shown, 'car', 'cars')} of ${formatNumber(total)}`;
export const noCars = 'No cars yet.';
export const noCarsHint = 'As soon as somebody posts one, it appears here.';
export const noCarsOfBrand = 'No cars of this brand yet.';
export const noCarsOfBrandHint = 'Other brands may have what you are looking for.';

export * as browseTexts from './texts';
