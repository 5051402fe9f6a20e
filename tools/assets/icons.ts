import { logoMark } from '@/shared/ui/brand/logoMark';

const two = (colour: string): string =>
  `<path d="${logoMark.two}" fill="none" stroke="${colour}" stroke-width="${logoMark.twoWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
const gear = (colour: string): string => `<path d="${logoMark.gear}" fill="${colour}" transform="translate(0 -.4)"/>`;
const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${content}</svg>\n`;

/** The gear on a transparent background: dark green in a light browser theme, lighter in a dark one. */
export const favicon = svg(
  `<style>.g{color:#0b5d3b}.t{color:#fff}@media(prefers-color-scheme:dark){.g{color:#4fbf8b}.t{color:#0d1512}}</style>` +
    `<g class="g" color="#0b5d3b">${gear('currentColor')}</g><g class="t" color="#ffffff">${two('currentColor')}</g>`,
);

/** The sizes in `favicon.ico`, which browsers request that do not show the SVG, or before they have read a page. */
export const faviconSides = [16, 32, 48] as const;

const onGround = svg(
  `<rect width="32" height="32" fill="#0b5d3b"/><g transform="translate(5.8 5.8) scale(.6375)">${gear('#f6f5f1')}${two('#0b5d3b')}</g>`,
);

/** Home-screen icons: full-bleed with the logo inside the safe area, so that every platform can apply its mask. */
export const appIcons = [180, 192, 512].map((side) => ({ file: `icon-${side}.png`, svg: onGround, side }));
