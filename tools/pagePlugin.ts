import type { Plugin, Rolldown } from 'vite';
import { firstStyles } from './chunkGroups.ts';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const STYLE = /<style>([^]*?)<\/style/i;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;
const SCRIPT = /<script (type="module"[^>]*><\/script>)\s*/;

/**
 * Lets the built pages paint without another request: puts the styles of the first pages into the page, and its script at the
 * end. Vite loads the other styles with the code that needs them.
 */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const theme = LINK.exec(html)?.[1];
        if (!bundle || theme === undefined) return html;
        const files = [theme, ...firstStyles.flatMap((name) => stylesOf(name, bundle))];
        const style = files.map((file) => textOf(file, bundle)).join('');
        const page = html.replace(LINK, () => `<style>${style}</style>`);
        if (styleOf(page) !== style) throw new Error('The style sheet holds “</style”, which would end it in a page.');
        for (const file of files) removeStyles(file, bundle);
        // Without `async`, the parser would wait for the script at the end of the page, and layout for the parser.
        const script = `<script async ${SCRIPT.exec(page)?.[1] ?? ''}`;
        return page.replace(SCRIPT, '').replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}

function stylesOf(name: string, bundle: Rolldown.OutputBundle) {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/** No code loads this file any more, because every page has its styles. */
function removeStyles(file: string, bundle: Rolldown.OutputBundle) {
  Reflect.deleteProperty(bundle, file);
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
}

function textOf(file: string, bundle: Rolldown.OutputBundle) {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
  return String(sheet.source).trim();
}

/** The only inline style of a document, whose hash the Content-Security-Policy lists. */
export function styleOf(html: string): string {
  return STYLE.exec(html)?.[1] ?? '';
}

/** The inline scripts of a document, whose hashes the Content-Security-Policy lists. */
export function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
}
