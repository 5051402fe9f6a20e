/** Joins the class names that apply. */
export function classes(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ');
}
