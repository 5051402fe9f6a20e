/** The widths up to which a layout is for smaller screens. Style sheets write `@media (--phone)` (`tools/breakpointsPlugin.ts`). */
export const breakpoints = {
  'small-phone': '(max-width: 380px)',
  phone: '(max-width: 720px)',
  tablet: '(max-width: 1023px)',
  laptop: '(max-width: 1199px)',
} as const;
