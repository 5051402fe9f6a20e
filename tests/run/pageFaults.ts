import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { protectedFiles, MISSING_FILE, pageFiles } from '@tools/pages';

/** In the inline script of the protected pages. */
const firstReads = 'window.firstReads';
/** Requesting a file takes 5 ms of a slow phone's main thread, before the page is painted. */
const MAX_PRELOADS = 20;
const publicFiles = [...pageFiles.values(), MISSING_FILE];

/**
 * Reports what a built site's documents lack: all contain their styles; a public page contains its heading and can be hydrated; a
 * protected page shows how it loads, is laid out in two parts, and preloads a few files that exist, but no fonts.
 */
export function pageFaults(folder: string): string[] {
  return [...publicFiles, ...protectedFiles.values()].flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${folder} has no ${file}.`];
    const html = readFileSync(path, 'utf8');
    const isPublic = publicFiles.includes(file);
    const inline = count(html, /<script(?![^>]*\bsrc=)/g);
    const expected = isPublic ? 1 : 2;
    return [
      ...(isPublic ? publicFaults(html) : protectedFaults(html, folder, file)),
      ...(html.includes('<nav') ? [] : ['it holds no menu']),
      ...(html.includes('<link rel="icon" href="/favicon.ico"') ? [] : ['it does not link favicon.ico']),
      ...(html.includes('<link rel="stylesheet" disabled ') ? [] : ['it contains no styles of its page']),
      ...(/<link rel="stylesheet" (?!disabled )/.test(html) ? ['its first paint waits for a style sheet'] : []),
      ...(inline === expected ? [] : [`it holds ${inline} inline scripts instead of ${expected}`]),
    ].map((fault) => `${path}: ${fault}.`);
  });
}

function publicFaults(html: string) {
  const headings = count(html, /<h1[\s>]/g);
  return [
    ...(headings === 1 ? [] : [`it holds ${headings} main headings`]),
    ...(count(html, /<div id="root" data-path="/g) === 1 ? [] : ['it says no path, so it is not hydrated']),
    ...(html.includes(firstReads) ? ['its inline script is that of the protected pages'] : []),
  ];
}

function protectedFaults(html: string, folder: string, file: string) {
  const preloads = /<html data-code="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const has = (name: string) => preloads.some((href) => href.startsWith(`/assets/${name}-`));
  return [
    ...['packages', 'site', 'member']
      .filter((name) => !has(name))
      .map((name) => `it does not preload ${name} (tools/preloads.ts)`),
    // The pages of users change accounts, and need it at once.
    ...(isOfBuyers(file) && has('identity') ? ['what confirms the user comes before the page'] : []),
    ...(preloads.length > MAX_PRELOADS
      ? [`it preloads ${preloads.length} files instead of at most ${MAX_PRELOADS} (tools/chunkGroups.ts)`]
      : []),
    ...preloads
      .filter((href) => !existsSync(join(folder, href)))
      .map((href) => `it preloads ${href}, which does not exist`),
    ...(html.includes(firstReads) ? [] : ['its inline script does not begin its first reads']),
    ...(/<\/header><script>[^<]*getBoundingClientRect/.test(html) ? [] : ['it is laid out in one task']),
    ...(html.includes('as="font"') ? ['its fonts come before its code'] : []),
    ...(count(html, /<div id="root" data-skeleton/g) === 1 ? [] : ['it does not say that it shows how the page loads']),
  ];
}

const isOfBuyers = (file: string) => /^(carsCategories|dashboard(-payment-id)?\.html)/.test(file);

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
