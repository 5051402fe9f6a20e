/** Joins class names, without those that are falsy. */
export function cx(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
