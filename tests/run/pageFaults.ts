import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISSING_FILE, pageFiles, SHELL_FILE } from '@tools/pages';

/**
 * Reports what a built site's documents lack: all hold the menu, one inline script and their styles, and link all styles and their favicon; a public page links its
 * fonts, holds its heading and can be hydrated.
 */
export function pageFaults(folder: string): string[] {
  return [...pageFiles.values(), MISSING_FILE, SHELL_FILE].flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${folder} has no ${file}.`];
    const html = readFileSync(path, 'utf8');
    const isShell = file === SHELL_FILE;
    const expected = [
      ['main headings', /<h1[\s>]/g, isShell ? 0 : 1],
      ['paths by which it is hydrated', /<div id="root" data-path="/g, isShell ? 0 : 1],
      ['languages', /<html lang="en"/g, 1],
      ['viewports', /<meta name="viewport" content="width=device-width, initial-scale=1"/g, 1],
      ['titles', /<title>/g, 1],
      ['titles of a page', /<title>[^<]+ · [^<]+<\/title>/g, isShell ? 0 : 1],
      ['menus', /<nav aria-label="Main"/g, 1],
      ['inline scripts', /<script(?![^>]*\bsrc=)/g, 1],
      ['inline styles', /<style>/g, 2],
      ['style sheets after their content', /<\/div>\s*<link rel="stylesheet"/g, 1],
      ['web fonts', /<style>[^<]*?url\([^)]*\.woff2/g, 1],
      ['files of the code of signed-in people', /<link rel="modulepreload"[^>]*\/(?:cards|users)-/g, isShell ? 2 : 0],
      ['favicons', /<link rel="icon" href="\/favicon.ico"/g, 1],
    ] as const;
    return expected
      .map(([what, pattern, wanted]) => ({ what, wanted, found: [...html.matchAll(pattern)].length }))
      .filter(({ wanted, found }) => found !== wanted)
      .map(({ what, wanted, found }) => `${path} holds ${found} ${what} instead of ${wanted}.`);
  });
}
