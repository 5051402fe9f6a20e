import puppeteer, { type Browser, ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { type Engine, inPageScript, type PageElement, type Session, type Tab } from './driver';

/** Chromium by the DevTools protocol, Firefox by WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  return { newSession: () => newSession(browser), close: () => browser.close() };
}

async function newSession(browser: Browser): Promise<Session> {
  const context = await browser.createBrowserContext();
  let inFront: Tab | undefined;

  async function newTab() {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(inPageScript);
    const tab: Tab = {
      goto: async (address) => void (await page.goto(address)),
      goBack: async () => void (await page.goBack()),
      async find(queries, isToPress) {
        if (inFront !== tab) await page.bringToFront();
        inFront = tab;
        const found = await page.evaluateHandle((...args) => window.inPage?.find(...args), queries, isToPress);
        return found instanceof ElementHandle ? elementOf(found) : undefined;
      },
      describe: () => page.evaluate(() => window.inPage?.describe() ?? { path: '', text: '' }),
      takeProblems: () => page.evaluate(() => window.inPage?.takeProblems() ?? []),
      screenshot: () => page.screenshot(),
    };
    inFront = tab;
    return tab;
  }

  return { newTab, close: () => context.close() };
}

function elementOf(handle: ElementHandle): PageElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    upload: async (file) => (await handle.toElement('input')).uploadFile(file),
    select: (option) => handle.evaluate((element, text) => window.inPage?.select(element, text), option),
  };
}
