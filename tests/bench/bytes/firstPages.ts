import type { FloorPart } from '@tests/bench/floor/floorNames';

interface FirstPage {
  path: string;
  /** The page's own file in the build (`tools/chunkGroups.ts`). */
  chunk: string;
  /** Packages that this page needs in addition to those of every page. Visitors' pages do not load Firebase. */
  parts: readonly FloorPart[];
  /** Upper bound, as a multiple of the floor. */
  max: number;
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', chunk: 'home', parts: [], max: 1.33 },
  { path: '/login', chunk: 'login', parts: ['forms'], max: 1.24 },
  { path: '/blog', chunk: 'blog', parts: [], max: 1.22 },
];

/** The home page of a signed-in user also loads Firebase and the code for signed-in users. */
export const memberHome = { path: '/', parts: ['identity'], max: 1.45 } as const;
