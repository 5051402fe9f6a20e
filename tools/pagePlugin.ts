import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const STYLE = /<style>([^]*?)<\/style/i;
const SCRIPT = /<script (type="module"[^>]*><\/script>)\s*/;

/** Lets the built page paint without another request: puts its style sheet into the page, and its script at the end. */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = LINK.exec(html)?.[1];
        const sheet = file === undefined ? undefined : bundle?.[file];
        if (!bundle || file === undefined || sheet?.type !== 'asset') return html;
        const style = String(sheet.source).trim();
        const page = html.replace(LINK, () => `<style>${style}</style>`);
        if (styleOf(page) !== style) throw new Error('The style sheet holds “</style”, which would end it in a page.');
        Reflect.deleteProperty(bundle, file);
        // Without `async`, the parser would wait for the script at the end of the page, and layout for the parser.
        const script = `<script async ${SCRIPT.exec(page)?.[1] ?? ''}`;
        return page.replace(SCRIPT, '').replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}

/** The page's inline style, whose hash the Content-Security-Policy lists. */
export function styleOf(html: string): string {
  return STYLE.exec(html)?.[1] ?? '';
}
