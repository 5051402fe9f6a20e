/**
 * The widths at which layouts change: most are those up to which a layout is for smaller screens. Style sheets write `@media (--phone)`
 * (`tools/breakpointsPlugin.ts`). They are in rem, of 16 pixels as a rule: with a larger font size in the browser's settings, a screen is as
 * narrow as its text makes it.
 */
export const breakpoints = {
  'small-phone': '(max-width: 23.75rem)',
  phone: '(max-width: 45rem)',
  tablet: '(max-width: 63.9375rem)',
  laptop: '(max-width: 74.9375rem)',
  /** From here on, the categories stand beside a car as well. */
  wide: '(min-width: 100rem)',
  /** The carousel has one car below 700 px and three below 1000 px (§9). */
  'one-slide': '(max-width: 43.6875rem)',
  'three-slides': '(max-width: 62.4375rem)',
} as const;
