import * as v from 'valibot';
import { narrow, type View } from '@tests/bench/browser';
import { apiAddress, siteAddress, startHostedSandbox } from '@tests/bench/hosted';
import { type Group, type Line, limitLine, median, milliseconds, ratioLine } from '@tests/bench/line';
import { addFloorPage, addFloorScript, type FloorPage } from './floorPage';
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

interface ProtectedPage extends FloorPage {
  name: string;
  shown: Shown;
}

/** Measures how long a signed-in user waits for the first picture of a car, on a first and on the next visit. */
export async function measureMember(): Promise<Group> {
  const hosted = await startHostedSandbox(CARS);
  await addFloorScript(hosted);
  const browser = await openUnwatched();
  const wish = await browser.watch(signIn);
  const lines: Line[] = [];
  for (const page of await pages(wish)) {
    const floor = { path: `/bench/floor${page.path}`, calls: page.calls };
    addFloorPage(hosted, floor);
    lines.push(...(await measurePage(browser, page, floor)));
  }
  await browser.close();
  await hosted.stop();

  return {
    title: 'Protected pages: time',
    notes: [
      `4 × slower processor, 1.6 Mbit/s, 150 ms, ${view.width} px wide, ${CARS} cars; medians of ${ROUNDS}, alternating between the compared pages: until the first picture of a car has come (on the dashboard: the title of the first wish, in a row of a table), on a first visit (nothing cached, the user signed in) and on the next one (everything cached, the token still good). The floor's page is one file of the same packages, Firebase Authentication among them. Its document sends the page's calls at once, and it draws its first pictures as soon as both are there.`,
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

async function measurePage(browser: Unwatched, { name, path, shown }: ProtectedPage, floor: FloorPage) {
  const visits: Record<'cold' | 'coldFloor' | 'next' | 'nextFloor', MemberVisit[]> = {
    cold: [],
    coldFloor: [],
    next: [],
    nextFloor: [],
  };
  const visitTwice = async (address: string) => {
    const cold = await visitAsMember(browser, address, shown, { view });
    const next = await visitAsMember(browser, address, shown, { view, isCached: true });
    return { cold, next };
  };
  await visitTwice(siteAddress + path); // warm-up
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await visitTwice(siteAddress + path);
    const floorPage = await visitTwice(siteAddress + floor.path);
    visits.cold.push(page.cold);
    visits.next.push(page.next);
    visits.coldFloor.push(floorPage.cold);
    visits.nextFloor.push(floorPage.next);
  }
  const what = shown === 'picture' ? 'picture' : 'row';
  const of = (key: keyof MemberVisit, kind: keyof typeof visits) => median(visits[kind].map((visit) => visit[key]));
  const shift = Math.max(...[...visits.cold, ...visits.next].map((visit) => visit.shift));
  return [
    ratioLine(
      `${name}, first visit: first ${what}`,
      of('shown', 'cold'),
      of('shown', 'coldFloor'),
      MAX_RATIO,
      milliseconds,
    ),
    ratioLine(
      `${name}, next visit: first ${what}`,
      of('shown', 'next'),
      of('shown', 'nextFloor'),
      MAX_RATIO,
      milliseconds,
    ),
    ratioLine(
      `${name}, first visit: blocking`,
      of('blocking', 'cold'),
      of('blocking', 'coldFloor'),
      MAX_BLOCKING,
      milliseconds,
    ),
    limitLine(`${name}, first visit: longest task`, of('longestTask', 'cold'), MAX_TASK_MS, milliseconds),
    limitLine(`${name}: worst layout shift`, shift, MAX_SHIFT, (value) => value.toFixed(4)),
  ];
}
