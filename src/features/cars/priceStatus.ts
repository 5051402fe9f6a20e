/**
 * Whether a post's `negotiable_price` means a fixed price. Sellers have typed all kinds of things there, so whole words
 * are read, case ignored; text that says neither way is truthy, which the old site showed as fixed.
 */
export function readsAsFixed(negotiablePrice: unknown) {
  if (typeof negotiablePrice !== 'string') return Boolean(negotiablePrice);
  const words = negotiablePrice.trim();
  if (words === '') return false;
  if (/\bfixed\b/i.test(words) || /\b(?:non|not|no)[\s\p{Pd}]*neg/iu.test(words)) return true;
  return !/\b(?:neg\w*|yes)\b/i.test(words);
}
