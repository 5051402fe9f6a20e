/** What has become of a car since it was saved. With `unknown`, nothing is said. */
export type WishChange =
  | { kind: 'unknown' | 'same' | 'gone' }
  | { kind: 'cheaper' | 'dearer'; was: number; now: number; by: number };

/** @param was the price that was stored with the wish  @param now the price in the car's post, if it is known and stated */
export function priceChangeOf(was: number | undefined, now: number | undefined): WishChange {
  if (was === undefined || now === undefined) return { kind: 'unknown' };
  if (was === now) return { kind: 'same' };
  return { kind: now < was ? 'cheaper' : 'dearer', was, now, by: differenceOf(was, now) };
}

/** How far two prices are apart, to the cent: in floating point, 0.3 - 0.2 is less than 0.1. */
function differenceOf(a: number, b: number) {
  return Math.round(Math.abs(a - b) * 100) / 100;
}
