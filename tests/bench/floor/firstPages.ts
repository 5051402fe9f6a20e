import type { FloorPart } from './floorScript';

interface FirstPage {
  path: string;
  /** The page's own file in the build (`tools/chunkGroups.ts`). */
  chunk: string;
  /** Packages that this page needs in addition to those of every page: no visitor's page loads Firebase, and only home calls a host. */
  parts: readonly FloorPart[];
  /** What its JavaScript may be in the tests, as a multiple of the floor's: what has been reached. */
  reached: number;
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', chunk: 'home', parts: ['calls'], reached: 1.27 },
  { path: '/login', chunk: 'login', parts: ['forms'], reached: 1.21 },
  { path: '/blog', chunk: 'blog', parts: [], reached: 1.2 },
];
