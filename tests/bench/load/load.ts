import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, narrow, type View, wide } from '@tests/bench/browser';
import { baselineBundle } from '@tests/bench/baseline/baselineBundle';
import { apiAddress, builtFolder, type Hosted, siteAddress, startHosted } from '@tests/bench/hosted';
import { type Group, type Line, median, milliseconds, limitLine, ratioLine } from '@tests/bench/line';
import { measureFirstPress } from './firstPress';
import { staticPage } from './staticPage';
import type { PageMetrics } from '@tests/bench/pageMetrics';
import { visitSlowly } from '@tests/bench/slowVisit';
import { openUnwatched, type Unwatched } from '@tests/bench/unwatched';

const ROUNDS = 5;
const MAX_PAINT = 1.15;
const MAX_SHIFT = 0.01;
const MAX_TASK = 1.15;
const views = { wide, narrow } as const;
const baselinePath = '/bench/baseline';
const staticFile = (name: string) => `static-${name}.html`;

/** Measures how long the first page takes on a slow machine with a slow network. */
export async function measureLoad(): Promise<Group> {
  const hosted = await startHosted();
  await addPages(hosted);
  const browser = await openUnwatched();
  const lines: Line[] = [];
  for (const [name, view] of Object.entries(views)) lines.push(...(await measureView(browser, name, view)));
  lines.push(...(await measureFirstPress(hosted, browser)));
  await browser.close();
  await hosted.stop();

  return {
    title: 'First load: time',
    notes: [
      `4 × slower processor, 1.6 Mbit/s, 150 ms; the median of ${ROUNDS} first visits, alternating between the compared pages. The static page is the HTML of the home page before any API response, with its styles, fonts and pictures but without scripts, served in the same way. The page of the baseline loads only the baseline's bundle.`,
      'The first press: on a page 412 px wide, the button of the menu is pressed once, as soon as it is seen, until the links of the menu are visible. The page of the baseline has that button, a link and the packages that the page needs, and its link is visible from when its script has run. Total Blocking Time and the longest task are those of the same visits.',
    ],
    lines,
  };
}

async function addPages({ site }: Hosted) {
  const browser = await launchBrowser();
  for (const [name, view] of Object.entries(views)) {
    const html = await staticPage(browser, `${siteAddress}/`, apiAddress, view);
    // A file of the site, so that it comes from the same server and with the same headers as the page.
    writeFileSync(join(builtFolder, staticFile(name)), html);
  }
  await browser.close();
  site.page('/bench/baseline.js', 'text/javascript', (await baselineBundle(['calls'])).text);
  const script = '<script type="module" src="/bench/baseline.js"></script>';
  const html = `<!doctype html><html lang="en"><head><title>Baseline</title></head><body>${script}</body></html>`;
  site.page(baselinePath, 'text/html; charset=utf-8', html);
}

async function measureView(browser: Unwatched, name: string, view: View): Promise<Line[]> {
  const visitPage = (path: string) => browser.inNewTab((tab) => visitSlowly(tab, siteAddress + path, { view }));
  await visitPage('/'); // warm-up
  const visits: Record<'home' | 'staticHome' | 'baseline' | 'login' | 'blog', PageMetrics[]> = {
    home: [],
    staticHome: [],
    baseline: [],
    login: [],
    blog: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.home.push(await visitPage('/'));
    visits.staticHome.push(await visitPage(`/${staticFile(name)}`));
    visits.baseline.push(await visitPage(baselinePath));
  }
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    visits.login.push(await visitPage('/login'));
    visits.blog.push(await visitPage('/blog'));
  }
  const [home, staticHome, baseline] = [
    medianVisit(visits.home),
    medianVisit(visits.staticHome),
    medianVisit(visits.baseline),
  ];
  const shifts = { Home: visits.home, Login: visits.login, Blog: visits.blog };
  const paint = `Home, ${name}: largest contentful paint, compared with the static page`;
  const task = `Home, ${name}: longest task, compared with the baseline`;
  return [
    ratioLine(paint, home.paint, staticHome.paint, MAX_PAINT, milliseconds),
    ratioLine(task, home.longestTask, baseline.longestTask, MAX_TASK, milliseconds),
    ...Object.entries(shifts).map(([page, visits]) => {
      const worst = Math.max(...visits.map(({ shift }) => shift));
      return limitLine(`${page}, ${name}: worst layout shift`, worst, MAX_SHIFT, (value) => value.toFixed(4));
    }),
  ];
}

function medianVisit(visits: readonly PageMetrics[]) {
  return {
    paint: median(visits.map(({ paint }) => paint)),
    longestTask: median(visits.map(({ longestTask }) => longestTask)),
  };
}
