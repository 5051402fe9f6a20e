import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name in the page of a class of a CSS module. Vite's own names also have the line, which makes every page's code longer. A check of the
 * build finds two modules with the same hash (`tests/run/styleFaults.ts`).
 * @param file the module's path; the prerendered documents and the page get the same names from it
 */
export function scopedName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 3)}`;
}
