import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { WebKitPrograms } from '@tests/run/engines';
import { type Engine, inPageScript, type PageElement, type Session, type Tab } from './driver';
import { firstLine, findFreePort, waitUntilResponds } from './processes';

/** A session usually starts within a few seconds. */
const MAX_START_MS = 10_000;

/** Drives WebKit through WebDriver on a virtual screen (Xvfb). */
export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  let server = await startServer(programs);
  return {
    async newSession() {
      const session = await withinStartTime(newSession(server.address, programs.browser));
      if (session) return session;
      // WebKit's driver now and then starts no session. A new one does.
      await server.stop();
      server = await startServer(programs);
      return newSession(server.address, programs.browser);
    },
    close: () => server.stop(),
  };
}

async function startServer({ driver, screen }: WebKitPrograms) {
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(display.stdout)}`,
      // WebKit's sandbox does not start for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const kill = () => {
    server.kill();
    display.kill();
  };
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilResponds(`${address}/status`);
  return {
    address,
    async stop() {
      const exited = once(server, 'exit');
      kill();
      await exited;
    },
  };
}

/** Undefined if the session has not started in time. */
async function withinStartTime(session: Promise<Session>) {
  // Once its driver has stopped, the late session fails.
  session.catch(() => undefined);
  return Promise.race([session, new Promise<undefined>((resolve) => void setTimeout(resolve, MAX_START_MS))]);
}

async function newSession(server: string, binary: string): Promise<Session> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  let isFirst = true;
  return {
    async newTab() {
      if (!isFirst) await session.switchTo().newWindow('tab');
      isFirst = false;
      return createTab(session, await session.getWindowHandle());
    },
    close: () => session.quit(),
  };
}

function createTab(session: WebDriver, handle: string): Tab {
  /** A WebDriver session controls one tab at a time. */
  const switchToTab = async () => {
    if ((await session.getWindowHandle()) !== handle) await session.switchTo().window(handle);
    return session;
  };
  const install = () => session.executeScript(inPageScript);
  return {
    async goto(address) {
      await (await switchToTab()).get(address);
      await install();
    },
    async goBack() {
      await (await switchToTab()).navigate().back();
      await install();
    },
    async find(queries, mustBeClickable) {
      const script = 'return window.inPage ? window.inPage.find(...arguments) : "missing"';
      const element = await (
        await switchToTab()
      ).executeScript<WebElement | null | 'missing'>(script, queries, mustBeClickable);
      // WebKitGTK sometimes runs the script of `goto` in the document that is being left.
      if (element === 'missing') return void (await install());
      return element ? wrapElement(session, element) : undefined;
    },
    describe: async () =>
      (await switchToTab()).executeScript('return window.inPage?.describe() ?? { path: "", text: "" }'),
    takeProblems: async () => (await switchToTab()).executeScript('return window.inPage?.takeProblems() ?? []'),
    evaluate: async (script) => void (await (await switchToTab()).executeScript(script)),
    screenshot: async () => Buffer.from(await (await switchToTab()).takeScreenshot(), 'base64'),
  };
}

function wrapElement(session: WebDriver, element: WebElement): PageElement {
  return {
    click: () => element.click().then(() => true, isNotInteractable),
    type: (text) => element.sendKeys(text),
    upload: (file) => element.sendKeys(file),
    select: (option) => session.executeScript('window.inPage.select(...arguments)', element, option),
  };
}

/** @throws every other error */
function isNotInteractable(cause: unknown): false {
  const isTemporary =
    cause instanceof error.ElementNotInteractableError ||
    cause instanceof error.ElementClickInterceptedError ||
    // The page has replaced it since it was found.
    cause instanceof error.StaleElementReferenceError;
  if (isTemporary) return false;
  throw cause;
}
