import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { defineNameHelper, wide } from './browser';
import { launchOptions, provideChromium } from '@tests/run/chromium';
import { connectToPage, type PageConnection, type PageProtocol } from './pageProtocol';
import * as v from 'valibot';

const STEP_MS = 100;
const target = v.object({ id: v.string(), type: v.string(), webSocketDebuggerUrl: v.string() });

export interface Unwatched extends PageProtocol {
  /** Connects Playwright for what is not measured. */
  watch: <T>(action: (page: Page) => Promise<T>) => Promise<T>;
  /** Opens an empty tab, and closes it after the action. */
  inNewTab: <T>(action: (tab: PageConnection) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * A browser to which Playwright is connected only during `watch`. While connected, Playwright makes the browser record
 * all responses and runs scripts of its own in each page, which takes up to 0.2 s of a slow page's main thread.
 */
export async function openUnwatched(): Promise<Unwatched> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(
    provideChromium(),
    [
      ...launchOptions().args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${wide.width},${wide.height}`,
      'about:blank',
    ],
    // A process group of its own, because Debian's `chromium` is a script that starts the browser.
    { stdio: 'ignore', detached: true },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const portFile = join(profile, 'DevToolsActivePort');
  while (!existsSync(portFile)) {
    if (child.exitCode !== null) throw new Error('The browser ended at once.');
    await pause(STEP_MS);
  }
  const [port = ''] = readFileSync(portFile, 'utf8').split('\n');
  const url = `http://127.0.0.1:${port}`;
  const list = v.parse(v.array(target), await (await fetch(`${url}/json/list`)).json());
  const first = list.find(({ type }) => type === 'page');
  if (!first) throw new Error('The browser has no page.');
  const { evaluate, press, hover, click, disconnect } = await connectToPage(first.webSocketDebuggerUrl);

  return {
    evaluate,
    press,
    hover,
    click,
    async inNewTab(action) {
      const response = await fetch(`${url}/json/new?about:blank`, { method: 'PUT' });
      const { id, webSocketDebuggerUrl } = v.parse(target, await response.json());
      const tab = await connectToPage(webSocketDebuggerUrl);
      try {
        return await action(tab);
      } finally {
        tab.disconnect();
        await fetch(`${url}/json/close/${id}`);
      }
    },
    async watch(action) {
      const browser = await chromium.connectOverCDP(url);
      const [context] = browser.contexts();
      const [page] = context?.pages() ?? [];
      if (!context || !page) throw new Error('The browser has no page.');
      await defineNameHelper(context);
      const result = await action(page);
      await browser.close();
      return result;
    },
    async close() {
      disconnect();
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
