import type { FloorPart } from './floorScript';

interface FirstPage {
  path: string;
  /** Packages that this page needs in addition to those of every page: no visitor's page loads Firebase, and only home calls a host. */
  parts: readonly FloorPart[];
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', parts: ['calls'] },
  { path: '/login', parts: ['forms'] },
  { path: '/blog', parts: [] },
];
