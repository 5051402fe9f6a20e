import { truncate } from '@/shared/messages/format';
import { TITLE } from '@/shared/config/limits';
import { compareMessages } from '@/shared/messages/compare';
import type { ComparedCar } from './comparedCar';
import { statedYear } from '../statedYear';

const messages = compareMessages.differences;
/** Half a cent. */
const SAME_PRICE = 0.005;

/**
 * What tells a car from the pinned one, in words, the price first. What one of the two does not state is left out.
 * @returns an empty list if nothing can be said
 */
export function differencesOf(car: ComparedCar, pinned: ComparedCar): string[] {
  const year = yearDifference(statedYear(car), statedYear(pinned));
  const parts = [
    amountDifference(car.price, pinned.price, SAME_PRICE, messages.price),
    amountDifference(car.mileage, pinned.mileage, 0.5, messages.mileage),
    wordDifference(car.gearType, pinned.gearType, (gear) => gear.toLowerCase()),
    wordDifference(car.wheel, pinned.wheel, (wheel) => wheel.toUpperCase()),
    year,
  ];
  return parts.flatMap((part) => part ?? []);
}

/** `direction` is 1 if the first amount is larger, -1 if it is smaller, 0 if the difference is too small to show. */
export function amountDifference(
  amount: number | undefined,
  other: number | undefined,
  same: number,
  words: (by: number, direction: number) => string,
) {
  if (amount === undefined || other === undefined) return undefined;
  const by = Math.abs(amount - other);
  return words(by, by < same ? 0 : Math.sign(amount - other));
}

function wordDifference(word: string | undefined, other: string | undefined, shown: (word: string) => string) {
  if (word === undefined || other === undefined) return undefined;
  const isSame = word.trim().toLowerCase() === other.trim().toLowerCase();
  return isSame ? undefined : truncate(shown(word.trim()), TITLE);
}

function yearDifference(year: number | undefined, other: number | undefined) {
  return amountDifference(year, other, 1, messages.year);
}
