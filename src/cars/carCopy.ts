import { normalizeForSearch } from '@/lib/text/search';

/** What wishes and reports copy of a car. Anybody can store any copy, so it is shown only while the car itself is not known. */
export interface CarCopy {
  title?: string | undefined;
  image?: string | undefined;
}

export interface CopyDifference {
  /** The copy's title, if it is another one. */
  title: string | undefined;
  isOtherPicture: boolean;
}

/**
 * The copy with the car's own title and picture, if the car is known.
 * @returns the same object if there is nothing to change
 */
export function asListed<T extends CarCopy>(copy: T, car: CarCopy | undefined): T {
  if (!car || (car.title === copy.title && car.image === copy.image)) return copy;
  return { ...copy, title: car.title, image: car.image };
}

/** What a copy says differently from its car, as far as people could tell; undefined if nothing. */
export function copyDifference(copy: CarCopy, car: CarCopy | undefined): CopyDifference | undefined {
  if (!car) return undefined;
  const isOtherTitle =
    copy.title !== undefined && normalizeForSearch(copy.title) !== normalizeForSearch(car.title ?? '');
  const isOtherPicture = copy.image !== undefined && copy.image !== car.image;
  return isOtherTitle || isOtherPicture ? { title: isOtherTitle ? copy.title : undefined, isOtherPicture } : undefined;
}
