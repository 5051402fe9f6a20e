import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { provideNames, wide } from '@tests/bench/browser';
import { launchOptions, provideChromium } from '@tests/run/chromium';

const STEP_MS = 100;

export interface Unwatched {
  watch: <T>(look: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * A browser that is watched only for as long as `watch` takes. Whoever watches has it write down all answers as texts, which keeps the
 * page's main thread from its work.
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
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const written = join(profile, 'DevToolsActivePort');
  while (!existsSync(written)) {
    if (child.exitCode !== null) throw new Error('The browser ended at once.');
    await pause(STEP_MS);
  }
  const [port = ''] = readFileSync(written, 'utf8').split('\n');

  return {
    async watch(look) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = browser.contexts();
      const [page] = context?.pages() ?? [];
      if (!context || !page) throw new Error('The browser has no page.');
      await provideNames(context);
      const seen = await look(page);
      await browser.close();
      return seen;
    },
    async close() {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
