import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@/lib/config/paths';
import { firstPages, floorScript, type Part } from './floor/floorScript';
import { builtFolder, siteAddress } from './site';
import type { Row } from './table';
import { desktop, newContext, type Storage, openQuietly } from './visit';

/** Some code is only requested seconds after a page has loaded. */
const QUIET_MS = 6000;
const MAX_VISITOR = 1.25;
const MAX_SIGNED_IN = 1.3;

/** The JavaScript that a first visit requests until the page is idle, compressed, against the packages alone as one file. */
export async function measureBytes(browser: Browser, buyer: Storage): Promise<Row[]> {
  const measure = async (path: string, parts: readonly Part[], who?: Storage): Promise<Row> => {
    const context = await newContext(browser, desktop, who);
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === siteAddress && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await openQuietly(page, siteAddress + path, QUIET_MS);
    await context.close();
    const ours = [...scripts].map((script) => kilobytes(readFileSync(join(builtFolder, script))));
    return {
      what: `JavaScript of ${path}, ${who ? 'signed in' : 'visitor'}`,
      ours: [ours.reduce((sum, size) => sum + size, 0)],
      compared: [kilobytes(await floorScript(parts))],
      bounds: [who ? MAX_SIGNED_IN : MAX_VISITOR],
      unit: 'KB',
    };
  };
  const rows: Row[] = [];
  for (const { path, parts } of firstPages) rows.push(await measure(path, parts));
  // Pages of signed-in users also load what confirms them, mostly Firebase.
  return [...rows, await measure(paths.cars, ['calls', 'identity'], buyer)];
}

const kilobytes = (text: string | Buffer) => brotliCompressSync(text).length / 1000;
