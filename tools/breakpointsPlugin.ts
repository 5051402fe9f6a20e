import type { Plugin } from 'vite';
import { breakpoints } from '../src/lib/config/breakpoints.ts';

const widths = new Map<string, string>(Object.entries(breakpoints));

/**
 * Writes the widths into `@media (--phone)`: no browser knows custom media yet, and Vite's Lightning CSS would need the definitions in
 * each file.
 */
export function breakpointsPlugin(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => code.replaceAll(/(?<=@media [^{;]*)\(--([\w-]+)\)/g, (_, name: string) => widthOf(name)),
    },
  };
}

function widthOf(name: string) {
  const width = widths.get(name);
  if (!width) throw new Error(`There is no breakpoint --${name} in src/lib/config/breakpoints.ts.`);
  return width;
}
