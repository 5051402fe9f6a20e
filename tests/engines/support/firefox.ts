import puppeteer, { type Browser, ElementHandle } from 'puppeteer-core';
import { type Engine, inPageScript, type PageElement, type Session, type Tab } from './driver';

/** Drives Firefox through WebDriver BiDi. */
/** @param settings of `about:config` */
export async function launchFirefox(
  executablePath: string,
  settings: Record<string, boolean | number> = {},
): Promise<Engine> {
  const defaultViewport = { width: 1280, height: 800 };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport,
    extraPrefsFirefox: settings,
  });
  return { newSession: () => newSession(browser), close: () => browser.close() };
}

async function newSession(browser: Browser): Promise<Session> {
  const context = await browser.createBrowserContext();
  let frontTab: Tab | undefined;

  async function newTab() {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(inPageScript);
    const tab: Tab = {
      goto: async (address) => void (await page.goto(address)),
      // A page that comes back from the cache does not load, for which `page.goBack` would wait.
      goBack: async () => void (await page.evaluate('history.back()')),
      async find(queries, mustBeClickable) {
        if (frontTab !== tab) await page.bringToFront();
        frontTab = tab;
        const found = await page.evaluateHandle((...args) => window.inPage?.find(...args), queries, mustBeClickable);
        return found instanceof ElementHandle ? wrapElement(found) : undefined;
      },
      describe: () => page.evaluate(() => window.inPage?.describe() ?? { path: '', text: '' }),
      takeProblems: () => page.evaluate(() => window.inPage?.takeProblems() ?? []),
      evaluate: async (script) => void (await page.evaluate(script)),
      setWidth: (width) => page.setViewport({ width, height: 800 }),
      screenshot: () => page.screenshot(),
    };
    frontTab = tab;
    return tab;
  }

  return { newTab, close: () => context.close() };
}

function wrapElement(handle: ElementHandle): PageElement {
  return {
    click: () => handle.click().then(() => true),
    type: (text) => handle.type(text),
    upload: async (file) => (await handle.toElement('input')).uploadFile(file),
    select: (option) => handle.evaluate((element, text) => window.inPage?.select(element, text), option),
  };
}
