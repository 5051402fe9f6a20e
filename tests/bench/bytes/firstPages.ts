import type { FloorPart } from '@tests/bench/floor/floorNames';

interface FirstPage {
  path: string;
  /** The page's own file in the build (`tools/chunkGroups.ts`). */
  chunk: string;
  /** What the page needs besides the packages of every first page. A visitor's page loads no Firebase. */
  parts: readonly FloorPart[];
  /** How many times its floor the page may load. */
  most: number;
}

/** The pages that visitors come to first. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', chunk: 'home', parts: [], most: 1.33 },
  { path: '/login', chunk: 'login', parts: ['forms'], most: 1.24 },
  { path: '/blog', chunk: 'blog', parts: [], most: 1.22 },
];

/** Home of somebody who is signed in loads Firebase and what only members see as well. */
export const memberHome = { path: '/', parts: ['identity'], most: 1.45 } as const;
