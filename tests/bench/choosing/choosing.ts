import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import type { Browser } from '@playwright/test';
import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { paths } from '@/shared/config/paths';
import { filterMessages } from '@/shared/messages/filters';
import { launchBrowser, newContext } from '@tests/bench/browser';
import { startSandbox } from '@tests/bench/hosted';
import { type Group, type Line, limitLine, median, milliseconds } from '@tests/bench/line';
import { longestInteraction, watchInteractions } from '@tests/bench/interactions';
import { openUnwatched } from '@tests/bench/unwatched';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { signIn } from '@tests/browser/support/journey';
import { buildTarget } from '@tools/browsers';
import * as v from 'valibot';

const CARS = 10_000;
const PAGES = 3;
const ROUNDS = 6;
const STEPS = 20;
const MAX_MS = 50;

const rounds = v.array(
  v.object({ parsing: v.number(), choosing: v.number(), longest: v.number(), isWhole: v.literal(true) }),
);
type Times = v.InferOutput<typeof rounds>[number];

/** What helps to choose among very many cars, in a real browser. */
export async function measureChoosing(): Promise<Group> {
  const backends = await startSandbox(CARS);
  const browser = await launchBrowser();
  const lines = [...(await computingLines(browser)), await handleLine()];
  await browser.close();
  await backends.stop();
  return {
    title: 'Choosing a car',
    notes: [
      `${CARS.toLocaleString('en')} cars. Price position, similar cars, what is new since the last visit (20 searches, 200 saved cars) and both histograms are computed ${ROUNDS} times in each of ${PAGES} fresh pages, each time from a list that is parsed anew; the medians of the first times, in which the browser still compiles the code, and of the others. In the app, each of these parts is computed in a task of its own, after the page is painted or a filter is opened: the longest of them counts for the first time, and their sum afterwards. Parsing is \`JSON.parse\` of the same list in the same page, without a schema. The handle of the price range is moved by ${STEPS} keys, timed by the browser until the next frame (Event Timing, in steps of 8 ms), and the longest counts.`,
    ],
    lines,
  };
}

async function computingLines(browser: Browser): Promise<Line[]> {
  const script = await bundle();
  const text = await (await fetch(`${addressOf('market')}/cars`)).text();
  const first: Times[] = [];
  const others: Times[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const context = await newContext(browser);
    const page = await context.newPage();
    await page.evaluate(script);
    const result: unknown = await page.evaluate(`benchChoosing(${JSON.stringify(text)}, ${ROUNDS})`);
    const [start, ...later] = v.parse(rounds, result);
    if (start) first.push(start);
    others.push(...later);
    await context.close();
  }
  const what = 'All that is computed from the list of cars';
  const line = limitLine(what, median(others.map(({ choosing }) => choosing)), MAX_MS, milliseconds);
  const longest = median(first.map((times) => times.longest));
  return [
    limitLine('The longest of these computations, for the first time in a page', longest, MAX_MS, milliseconds),
    { what: `${what}, for the first time in a page`, measured: besideParsing(first) },
    { ...line, measured: besideParsing(others) },
  ];
}

function besideParsing(measured: readonly Times[]) {
  const [choosing, parsing] = (['choosing', 'parsing'] as const).map((name) =>
    milliseconds(median(measured.map((times) => times[name]))),
  );
  return `${choosing} (parsing the list: ${parsing})`;
}

async function handleLine(): Promise<Line> {
  const browser = await openUnwatched();
  await browser.watch(async (page) => {
    await signIn(page, demoAccount('buyer'));
    await page.goto(addressOf('hosting') + paths.cars);
    await page.getByRole('button', { name: filterMessages.labels.price }).click();
    await page.getByRole('slider', { name: filterMessages.handles.price.from }).focus();
  });
  await watchInteractions(browser);
  for (let step = 0; step < STEPS; step += 1) {
    await browser.press('ArrowRight');
    await pause(100);
  }
  const longest = await longestInteraction(browser);
  await browser.close();
  return limitLine('All cars: a handle of the price range is moved', longest, MAX_MS, milliseconds);
}

/** `compute.ts` as one script, with the settings of the product. */
async function bundle() {
  // Vite reads the settings of a build from the environment.
  Object.assign(process.env, appSettings());
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'sandbox',
    resolve: { tsconfigPaths: true },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'tests/bench/choosing/compute.ts', output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.filter((part) => part.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error(`The computations are ${chunks.length} files, not one.`);
  return chunk.code;
}
