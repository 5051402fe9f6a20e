import type { Rolldown } from 'vite';

/** The built style sheets that say something about an element of this markup, whichever part of the code brings them. */
export function sheetsOf(markup: string, files: Rolldown.OutputBundle): string[] {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return Object.values(files).flatMap((file) => {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return [];
    const classes = String(file.source).matchAll(/\.([\w-]+)/g);
    return [...classes].some(([, name = '']) => used.has(name)) ? [`/${file.fileName}`] : [];
  });
}
