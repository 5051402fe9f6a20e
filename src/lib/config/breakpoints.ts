/**
 * The widths up to which a layout is for smaller screens. Style sheets write `@media (--phone)` (`tools/breakpointsPlugin.ts`). They are
 * in rem, of 16 pixels as a rule: with a larger font size in the browser's settings, a screen is as narrow as its text makes it.
 */
export const breakpoints = {
  'small-phone': '(max-width: 23.75rem)',
  phone: '(max-width: 45rem)',
  tablet: '(max-width: 63.9375rem)',
  laptop: '(max-width: 74.9375rem)',
} as const;

/** The width from which the categories stand beside a car as well. */
export const wideScreen = '(min-width: 100rem)';
