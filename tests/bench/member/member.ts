import * as v from 'valibot';
import { narrow, type View } from '@tests/bench/browser';
import { apiAddress, siteAddress, startHostedSandbox } from '@tests/bench/hosted';
import { type Group, type Line, limitLine, median, milliseconds, ratioLine } from '@tests/bench/line';
import { addBaselinePage, addBaselineScript, type BaselinePage } from './baselinePage';
import { openUnwatched, type Unwatched } from '@tests/bench/unwatched';
import { buyer, signIn } from './signedIn';
import { type MemberVisit, type Shown, visitAsMember } from './visit';

const ROUNDS = 5;
const CARS = 60;
const MAX_RATIO = 1.25;
const MAX_BLOCKING = 1.5;
const MAX_TASK_MS = 100;
const MAX_SHIFT = 0.01;
const view: View = { ...narrow, width: 412, height: 823 };

const carsSchema = v.array(v.object({ _id: v.string(), img: v.optional(v.string()) }));

interface ProtectedPage extends BaselinePage {
  name: string;
  shown: Shown;
}

/** Measures how long a signed-in user waits for the first picture of a car, on a first and on a repeat visit. */
export async function measureMember(): Promise<Group> {
  const hosted = await startHostedSandbox(CARS);
  await addBaselineScript(hosted);
  const browser = await openUnwatched();
  const wish = await browser.watch(signIn);
  const lines: Line[] = [];
  for (const page of await pages(wish)) {
    const baseline = { path: `/bench/baseline${page.path}`, calls: page.calls };
    addBaselinePage(hosted, baseline);
    lines.push(...(await measurePage(browser, page, baseline)));
  }
  await browser.close();
  await hosted.stop();

  return {
    title: 'Protected pages: time',
    notes: [
      `4 × slower processor, 1.6 Mbit/s, 150 ms, ${view.width} px wide, ${CARS} cars; medians of ${ROUNDS}, alternating between the compared pages: until the first picture of a car has come (on the dashboard: the title of the first wish, in a row of a table), on a first visit (nothing cached, the user signed in) and on a repeat visit (everything cached, the token still good). The baseline's page is one file of the same packages, Firebase Authentication among them. Its document sends the page's calls at once, and it draws its first pictures as soon as both are there.`,
    ],
    lines,
  };
}

async function pages(wish: string): Promise<ProtectedPage[]> {
  const cars = v.parse(carsSchema, await (await fetch(`${apiAddress}/cars`)).json());
  const id = cars.find(({ img }) => img !== undefined)?._id ?? '';
  return [
    {
      name: 'All cars',
      shown: 'picture',
      path: '/carsCategories',
      calls: [{ path: '/cars' }, { path: '/carCategories' }],
    },
    { name: 'Details', shown: 'picture', path: `/carsCategories/carDetails/${id}`, calls: [{ path: `/cars/${id}` }] },
    {
      name: 'Dashboard',
      shown: { row: wish },
      path: '/dashboard',
      calls: [{ path: `/wishlist?email=${buyer.email}`, isBearer: true }],
    },
  ];
}

async function measurePage(browser: Unwatched, { name, path, shown }: ProtectedPage, baseline: BaselinePage) {
  const visits: Record<'cold' | 'coldBaseline' | 'repeat' | 'repeatBaseline', MemberVisit[]> = {
    cold: [],
    coldBaseline: [],
    repeat: [],
    repeatBaseline: [],
  };
  const visitTwice = async (address: string) => {
    const cold = await visitAsMember(browser, address, shown, { view });
    const repeat = await visitAsMember(browser, address, shown, { view, isCached: true });
    return { cold, repeat };
  };
  await visitTwice(siteAddress + path); // warm-up
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await visitTwice(siteAddress + path);
    const baselinePage = await visitTwice(siteAddress + baseline.path);
    visits.cold.push(page.cold);
    visits.repeat.push(page.repeat);
    visits.coldBaseline.push(baselinePage.cold);
    visits.repeatBaseline.push(baselinePage.repeat);
  }
  const what = shown === 'picture' ? 'picture' : 'row';
  const of = (key: keyof MemberVisit, kind: keyof typeof visits) => median(visits[kind].map((visit) => visit[key]));
  const shift = Math.max(...[...visits.cold, ...visits.repeat].map((visit) => visit.shift));
  return [
    ratioLine(
      `${name}, first visit: first ${what}`,
      of('shown', 'cold'),
      of('shown', 'coldBaseline'),
      MAX_RATIO,
      milliseconds,
    ),
    ratioLine(
      `${name}, repeat visit: first ${what}`,
      of('shown', 'repeat'),
      of('shown', 'repeatBaseline'),
      MAX_RATIO,
      milliseconds,
    ),
    ratioLine(
      `${name}, first visit: Total Blocking Time`,
      of('totalBlockingTime', 'cold'),
      of('totalBlockingTime', 'coldBaseline'),
      MAX_BLOCKING,
      milliseconds,
    ),
    limitLine(`${name}, first visit: longest task`, of('longestTask', 'cold'), MAX_TASK_MS, milliseconds),
    limitLine(`${name}: worst layout shift`, shift, MAX_SHIFT, (value) => value.toFixed(4)),
  ];
}
