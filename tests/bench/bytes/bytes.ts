import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshContext, launchBrowser } from '@tests/bench/browser';
import { floorBundle } from '@tests/bench/floor/floorBundle';
import { brotli } from '@tests/bench/front';
import { builtFolder, siteAddress, startHosted } from '@tests/bench/hosted';
import { type Group, kilobytes, ratioLine } from '@tests/bench/line';
import { firstPages, MOST } from './firstPages';
import { loadedScripts } from './loadedScripts';
import { addPackageBytes } from './packageBytes';

interface Script {
  text: string;
  /** The bundler's own helpers have none. */
  map: string | undefined;
}

/** The JavaScript of the first pages against the least that their stack needs. */
export async function measureBytes(): Promise<Group> {
  const hosted = await startHosted();
  const browser = await launchBrowser();
  const pages = [];
  for (const { path, withForms } of firstPages) {
    const context = await freshContext(browser);
    const scripts = (await loadedScripts(context, siteAddress + path)).map(readScript);
    await context.close();
    pages.push({ path, scripts, floor: await floorBundle(withForms) });
  }
  await browser.close();
  await hosted.stop();

  const [home] = pages;
  return {
    title: 'First load: bytes of JavaScript',
    notes: [
      'All files that a first visit asks for until it is idle, each with brotli 11, against one eager bundle of every name that `src` imports from React, React DOM, the router, React Query, Firebase Auth (without the popup), axios, hot-toast and valibot; for the login page also react-hook-form.',
      'The pages themselves leave Firebase Auth out where this browser keeps nobody: it comes as soon as somebody points at the login card, or signs in in another tab.',
    ],
    lines: pages.map(({ path, scripts, floor }) =>
      ratioLine(`\`${path}\`, ${scripts.length} files`, sizeOf(scripts), sizeOf([floor]), MOST, kilobytes),
    ),
    more: breakdown([
      ...pages.map(({ path, scripts }) => ({ title: `\`${path}\``, scripts })),
      { title: 'Floor', scripts: home ? [home.floor] : [] },
    ]),
  };
}

function readScript(path: string): Script {
  const file = join(builtFolder, path);
  const map = `${file}.map`;
  return { text: readFileSync(file, 'utf8'), map: existsSync(map) ? readFileSync(map, 'utf8') : undefined };
}

function sizeOf(scripts: readonly Script[]) {
  return scripts.reduce((sum, { text }) => sum + brotli(text).length, 0);
}

/** What the loaded files are made of, side by side. */
function breakdown(columns: readonly { title: string; scripts: readonly Script[] }[]) {
  const sums = columns.map(({ scripts }) => {
    const sum = new Map<string, number>();
    for (const { text, map } of scripts) addPackageBytes(sum, text, map);
    return sum;
  });
  const most = (part: string) => Math.max(...sums.map((sum) => sum.get(part) ?? 0));
  const parts = [...new Set(sums.flatMap((sum) => [...sum.keys()]))].filter((part) => most(part) > 100);
  const rows = parts
    .sort((a, b) => most(b) - most(a))
    .map((part) => `| ${part} | ${sums.map((sum) => kilobytes(sum.get(part) ?? 0)).join(' | ')} |`);
  return [
    'Where the bytes come from (a file’s compressed size is divided as its characters are):',
    [
      `| Part | ${columns.map(({ title }) => title).join(' | ')} |`,
      `| --- | ${columns.map(() => '---:').join(' | ')} |`,
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
