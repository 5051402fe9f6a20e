import type { Browser } from '@playwright/test';
import { launchBrowser, narrow, type View, wide } from '@tests/bench/browser';
import { floorBundle } from '@tests/bench/floor/floorBundle';
import { apiAddress, type Hosted, siteAddress, startHosted } from '@tests/bench/hosted';
import { type Group, type Line, median, milliseconds, mostLine, ratioLine } from '@tests/bench/line';
import { staticPage } from './staticPage';
import { type Visit, visit } from './visit';

const ROUNDS = 5;
const MOST_PAINT = 1.15;
const MOST_SHIFT = 0.01;
const MOST_TASK = 1.15;
const views = { wide, narrow } as const;
const floorPath = '/bench/floor';
const staticPath = (name: string) => `/bench/static-${name}`;

/** How long the first page takes on a slow machine with a slow network. */
export async function measureLoad(): Promise<Group> {
  const hosted = await startHosted();
  const browser = await launchBrowser();
  await putPages(hosted, browser);
  const lines: Line[] = [];
  for (const [name, view] of Object.entries(views)) lines.push(...(await linesOf(browser, name, view)));
  await browser.close();
  await hosted.stop();

  return {
    title: 'First load: time',
    notes: [
      `4 × slower processor, 1.6 Mbit/s, 150 ms; the median of ${ROUNDS} first visits, the pages compared taking turns. The static page is home's own HTML as it stands before any call is answered, with its styles, fonts and pictures and without any script. The floor's page loads the floor's bundle and nothing else.`,
    ],
    lines,
  };
}

async function putPages({ site }: Hosted, browser: Browser) {
  for (const [name, view] of Object.entries(views)) {
    const html = await staticPage(browser, `${siteAddress}/`, apiAddress, view);
    site.page(staticPath(name), 'text/html; charset=utf-8', html);
  }
  site.page('/bench/floor.js', 'text/javascript', (await floorBundle([])).text);
  const script = '<script type="module" src="/bench/floor.js"></script>';
  const html = `<!doctype html><html lang="en"><head><title>Floor</title></head><body>${script}</body></html>`;
  site.page(floorPath, 'text/html; charset=utf-8', html);
}

async function linesOf(browser: Browser, name: string, view: View): Promise<Line[]> {
  const of = (path: string) => visit(browser, siteAddress + path, view);
  await of('/'); // warms everything up
  const seen: Record<'home' | 'still' | 'floor' | 'login' | 'blog', Visit[]> = {
    home: [],
    still: [],
    floor: [],
    login: [],
    blog: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.home.push(await of('/'));
    seen.still.push(await of(staticPath(name)));
    seen.floor.push(await of(floorPath));
  }
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    seen.login.push(await of('/login'));
    seen.blog.push(await of('/blog'));
  }
  const [home, still, floor] = [medianVisit(seen.home), medianVisit(seen.still), medianVisit(seen.floor)];
  const shifts = { Home: seen.home, Login: seen.login, Blog: seen.blog };
  const paint = `Home, ${name}: largest paint against the static page`;
  const task = `Home, ${name}: longest task against the floor’s`;
  return [
    ratioLine(paint, home.paint, still.paint, MOST_PAINT, milliseconds),
    ratioLine(task, home.longestTask, floor.longestTask, MOST_TASK, milliseconds),
    ...Object.entries(shifts).map(([page, visits]) => {
      const worst = Math.max(...visits.map(({ shift }) => shift));
      return mostLine(`${page}, ${name}: layout shift, the worst`, worst, MOST_SHIFT, (value) => value.toFixed(4));
    }),
  ];
}

function medianVisit(visits: readonly Visit[]) {
  return {
    paint: median(visits.map(({ paint }) => paint)),
    longestTask: median(visits.map(({ longestTask }) => longestTask)),
  };
}
