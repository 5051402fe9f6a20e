import type { Rolldown } from 'vite';

type Files = Rolldown.OutputBundle;

/** The built style sheets that say something about an element of this markup, whichever part of the code brings them. */
export function sheetsOf(markup: string, files: Files): string[] {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsed = (sheet: string) => {
    const file = files[sheet];
    const text = file?.type === 'asset' ? String(file.source) : '';
    return [...text.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => used.has(name));
  };
  return [...inOrder(files)].filter(isUsed).map((sheet) => `/${sheet}`);
}

/** What more parts of the code build on comes first, as when they are loaded: of two rules the later one wins. */
function inOrder(files: Files) {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = files[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(take);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  Object.keys(files).forEach(take);
  return sheets;
}
