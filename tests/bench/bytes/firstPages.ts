import { homeMessages } from '@/shared/messages/home';
import type { BaselinePart } from '@tests/bench/baseline/baselineNames';

interface FirstPage {
  path: string;
  /** The page's own file in the build (`tools/chunkGroups.ts`). */
  chunk: string;
  /** Packages that this page needs in addition to those of every page: no visitor's page loads Firebase, and only home calls a host. */
  parts: readonly BaselinePart[];
  /** Upper bound, as a multiple of the baseline. */
  max: number;
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', chunk: 'home', parts: ['calls'], max: 1.28 },
  { path: '/login', chunk: 'login', parts: ['forms'], max: 1.21 },
  { path: '/blog', chunk: 'blog', parts: [], max: 1.2 },
];

/** The pages of a signed-in user also load what confirms them, mostly Firebase, and the code for signed-in users. */
export const protectedPages = [
  { path: '/', parts: ['calls', 'identity'], max: 1.25 },
  { path: '/carsCategories', parts: ['calls', 'identity'], max: 1.25 },
] as const;

/** The carousel of the home page: its heading, and the upper bound of the code that loads when it comes near the screen. */
export const carousel = { path: '/', heading: homeMessages.carousel.title, maxBytes: 14_500 } as const;
