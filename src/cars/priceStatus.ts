/**
 * Whether a post's `negotiable_price` means a fixed price. Sellers typed free text there, so whole words are matched, case
 * ignored. Text that means neither counts as fixed, as any other truthy value does.
 */
export function readsAsFixed(negotiablePrice: unknown) {
  if (typeof negotiablePrice !== 'string') return Boolean(negotiablePrice);
  const text = negotiablePrice.trim();
  if (text === '') return false;
  if (/\bfixed\b/i.test(text) || /\b(?:non|not|no)[\s\p{Pd}]*neg/iu.test(text)) return true;
  return !/\b(?:neg\w*|yes)\b/i.test(text);
}
