import type { FloorPart } from './floorScript';

interface FirstPage {
  path: string;
  /** The page's own module. */
  module: string;
  /** Packages that this page needs in addition to those of every page: no visitor's page loads Firebase, and only home calls a host. */
  parts: readonly FloorPart[];
  /** What its JavaScript may be in the tests, as a multiple of the floor's: what has been reached. */
  reached: number;
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', module: 'src/app/pages/HomePage.tsx', parts: ['calls'], reached: 1.3 },
  { path: '/login', module: 'src/app/pages/LoginPage.tsx', parts: ['forms'], reached: 1.24 },
  { path: '/blog', module: 'src/app/pages/BlogPage.tsx', parts: [], reached: 1.21 },
];
