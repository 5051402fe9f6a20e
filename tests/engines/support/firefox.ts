import { type Browser, type ElementHandle, firefox, type Page } from '@playwright/test';
import { type Engine, inPageScript, type PageElement, type Session, type Tab } from './driver';

const FRAMES_PER_SECOND = 20;

/** Drives the installed Firefox through WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  // Drawing without a graphics card takes a large part of the time, and no test looks at single frames.
  const firefoxUserPrefs = { 'layout.frame_rate': FRAMES_PER_SECOND };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  return { newSession: () => newSession(browser), close: () => browser.close() };
}

async function newSession(browser: Browser): Promise<Session> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(inPageScript);
  let frontTab: Tab | undefined;

  async function newTab() {
    const page = await context.newPage();
    const tab: Tab = {
      goto: async (address) => void (await page.goto(address)),
      // A page that comes back from the cache does not load, for which `page.goBack` would wait.
      goBack: () => page.evaluate('history.back()'),
      async find(queries, mustBeClickable) {
        if (frontTab !== tab) await page.bringToFront();
        frontTab = tab;
        const found = await page
          .evaluateHandle(([parts, isClicked]) => window.inPage?.find(parts, isClicked), [
            queries,
            mustBeClickable,
          ] as const)
          .catch(isNavigating);
        const element = found?.asElement();
        return element ? wrapElement(page, element) : undefined;
      },
      describe: async () =>
        (await page.evaluate(() => window.inPage?.describe()).catch(isNavigating)) ?? { path: '', text: '' },
      takeProblems: () => page.evaluate(() => window.inPage?.takeProblems() ?? []),
      evaluate: (script) => page.evaluate(script),
      screenshot: () => page.screenshot(),
    };
    frontTab = tab;
    return tab;
  }

  return { newTab, close: () => context.close() };
}

/** The document was left while it was asked. @throws every other error */
function isNavigating(cause: unknown): undefined {
  if (cause instanceof Error && cause.message.includes('Execution context was destroyed')) return;
  throw cause;
}

function wrapElement(page: Page, element: ElementHandle<Element>): PageElement {
  return {
    // `find` has checked that nothing covers or moves it. Playwright's own click checks that too, which takes half a second.
    async click() {
      const box = await element.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      // A part that has loaded above it may have moved it out of the window since then.
      if (!box || box.y + box.height / 2 >= height) return false;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return true;
    },
    async type(text) {
      // As WebKit's driver does: what loads above the field may have moved it at the moment of the click.
      await element.focus();
      await page.keyboard.type(text);
    },
    upload: (file) => element.setInputFiles(file),
    select: (option) => element.evaluate((select, text) => window.inPage?.select(select, text), option),
  };
}
