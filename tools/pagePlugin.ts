import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const STYLE = /<style>([^]*?)<\/style/i;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;
const SCRIPT = /<script (type="module"[^>]*><\/script>)\s*/;

/**
 * Lets the built pages paint without another request: puts the theme into the page, and its script at the end. The documents also contain
 * the other styles of their page (`prerenderPlugin`).
 */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = LINK.exec(html)?.[1];
        if (!bundle || file === undefined) return html;
        const theme = bundle[file];
        if (theme?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
        const page = html.replace(LINK, () => `<style>${String(theme.source).trim()}</style>`);
        // No code loads the theme: every document contains it.
        Reflect.deleteProperty(bundle, file);
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
        // Without `async`, the parser would wait for the script at the end of the page, and layout for the parser.
        const script = `<script async ${SCRIPT.exec(page)?.[1] ?? ''}`;
        return page.replace(SCRIPT, '').replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}

/** The only inline style of a document, whose hash the Content-Security-Policy lists. */
export function styleOf(html: string): string {
  return STYLE.exec(html)?.[1] ?? '';
}

/** The inline scripts of a document, whose hashes the Content-Security-Policy lists. */
export function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
}
