import type { Page } from '@playwright/test';

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Does this while the page has the spaces of text that a reader may set (WCAG 1.4.12). */
export async function withSpacedText(page: Page, run: () => Promise<void>) {
  const adopt = (styles: string[]) =>
    page.evaluate((texts) => {
      document.adoptedStyleSheets = texts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
    }, styles);
  await adopt([spaced]);
  await run();
  await adopt([]);
}
