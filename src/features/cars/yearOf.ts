import type { Car } from './schema';

const OLDEST = 1950;
/** A four-digit number that is no part of a longer number, of a price or of a distance. */
const years = /(?<![\d$€£.,])(?:19|20)\d\d(?![.,]?\d)(?!\s*(?:km|kms|miles|mi|cc|ccm|kg|hp|ps|€|\$)\b)/gi;

/**
 * The year that the post itself states, in the model or else in the title. Undefined if none or several different ones are
 * stated, or if it lies in the future: nothing is guessed.
 */
export function yearOf({ model, title }: Partial<Pick<Car, 'model' | 'title'>>, now = new Date()) {
  return yearIn(model, now) ?? yearIn(title, now);
}

function yearIn(text: string | undefined, now: Date) {
  const stated = new Set((text?.match(years) ?? []).map(Number));
  const [year] = stated;
  // Cars of the next model year are sold before it begins.
  const isPlausible = year !== undefined && year >= OLDEST && year <= now.getFullYear() + 1;
  return stated.size === 1 && isPlausible ? year : undefined;
}
