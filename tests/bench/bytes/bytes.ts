import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { newContext, launchBrowser } from '@tests/bench/browser';
import { baselineBundle } from '@tests/bench/baseline/baselineBundle';
import { brotli } from '@tests/bench/front';
import { mapsFolderOf } from '@tools/sourceMapsPlugin';
import { builtFolder, siteAddress, startHosted, startSandbox } from '@tests/bench/hosted';
import { type Group, kilobytes, limitLine, ratioLine } from '@tests/bench/line';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { signIn } from '@tests/browser/support/journey';
import { carousel, firstPages, protectedPages } from './firstPages';
import { loadedScripts } from './loadedScripts';
import { addPackageBytes } from './packageBytes';

interface Script {
  text: string;
  /** The source map; the bundler's own helpers have none. */
  map: string | undefined;
}

interface Measured {
  title: string;
  scripts: readonly Script[];
  baseline: Script;
  max: number;
}

/** Compares the JavaScript of the first pages with the minimum that their libraries need. */
export async function measureBytes(): Promise<Group> {
  const browser = await launchBrowser();
  const { visitor, carouselScripts } = await measureVisitor(browser);
  const pages = [...visitor, ...(await measureMember(browser))];
  await browser.close();

  const [home] = visitor;
  return {
    title: 'First load: bytes of JavaScript',
    notes: [
      'All scripts that a first visit requests until the page is idle, each compressed with brotli 11, compared with a baseline: one bundle of every name that `src` imports from React, React DOM, the router, React Query, hot-toast and valibot. The baseline of the home page also has axios, which the others do not load before somebody is about to sign in; the baseline of the login page has react-hook-form, and the baseline of the pages of a signed-in user has axios and Firebase Authentication (without the popup), which visitors’ pages do not load.',
      'The carousel of the home page loads its code when it comes near the screen, so this code is a line by itself.',
      'The pages of a signed-in user are measured on a build for the local fake backends, which has a few more lines than a hosted one.',
    ],
    lines: [
      ...pages.map(({ title, scripts, baseline, max }) =>
        ratioLine(`${title}, ${scripts.length} files`, sizeOf(scripts), sizeOf([baseline]), max, kilobytes),
      ),
      limitLine(
        `\`${carousel.path}\`, once the carousel is near the screen`,
        sizeOf(carouselScripts),
        carousel.maxBytes,
        kilobytes,
      ),
    ],
    more: breakdown([...pages, { title: 'Baseline of `/`', scripts: home ? [home.baseline] : [] }]),
  };
}

async function measureVisitor(browser: Browser): Promise<{ visitor: Measured[]; carouselScripts: Script[] }> {
  const hosted = await startHosted();
  const pages: Measured[] = [];
  for (const { path, parts, max } of firstPages) {
    const context = await newContext(browser);
    const scripts = (await loadedScripts(context, siteAddress + path)).map(readScript);
    await context.close();
    pages.push({ title: `\`${path}\``, scripts, baseline: await baselineBundle(parts), max });
  }
  const context = await newContext(browser);
  const carouselScripts = await loadedScripts(context, siteAddress + carousel.path, async (page) => {
    await page.getByRole('heading', { name: carousel.heading }).scrollIntoViewIfNeeded();
  });
  await context.close();
  await hosted.stop();
  return { visitor: pages, carouselScripts: carouselScripts.map(readScript) };
}

async function measureMember(browser: Browser): Promise<Measured[]> {
  const backends = await startSandbox(12);
  const context = await newContext(browser);
  const page = await context.newPage();
  await signIn(page, demoAccount('buyer'));
  await page.close();
  const pages: Measured[] = [];
  for (const { path, parts, max } of protectedPages) {
    const scripts = (await loadedScripts(context, addressOf('hosting') + path)).map(readScript);
    pages.push({ title: `\`${path}\`, signed in`, scripts, baseline: await baselineBundle(parts), max });
  }
  await context.close();
  await backends.stop();
  return pages;
}

function readScript(path: string): Script {
  const map = join(mapsFolderOf(builtFolder), `${basename(path)}.map`);
  return {
    text: readFileSync(join(builtFolder, path), 'utf8'),
    map: existsSync(map) ? readFileSync(map, 'utf8') : undefined,
  };
}

function sizeOf(scripts: readonly Script[]) {
  return scripts.reduce((sum, { text }) => sum + brotli(text).length, 0);
}

/** A Markdown table of the bytes per package, one column per page. */
function breakdown(columns: readonly Pick<Measured, 'title' | 'scripts'>[]) {
  const sums = columns.map(({ scripts }) => {
    const sum = new Map<string, number>();
    for (const { text, map } of scripts) addPackageBytes(sum, text, map);
    return sum;
  });
  const largest = (part: string) => Math.max(...sums.map((sum) => sum.get(part) ?? 0));
  const parts = [...new Set(sums.flatMap((sum) => [...sum.keys()]))].filter((part) => largest(part) > 100);
  const rows = parts
    .sort((a, b) => largest(b) - largest(a))
    .map((part) => `| ${part} | ${sums.map((sum) => kilobytes(sum.get(part) ?? 0)).join(' | ')} |`);
  return [
    'Where the bytes come from (a file’s compressed size is divided in proportion to its characters):',
    [
      `| Part | ${columns.map(({ title }) => title).join(' | ')} |`,
      `| --- | ${columns.map(() => '---:').join(' | ')} |`,
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
