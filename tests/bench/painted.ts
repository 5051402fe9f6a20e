import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { addFloorPages, pagesWith } from './floor/floorPages';
import { siteAddress } from './site';
import { median, type Row } from './table';
import {
  desktop,
  type Machine,
  newContext,
  officeLaptop,
  phone,
  type Seen,
  signedIn,
  type Storage,
  visit,
} from './visit';

const ROUNDS = 3;
const names = { content: 'first content', words: 'a car’s title', picture: 'a car’s picture' } as const;
const MAX_SHIFT = 0.01;

/** The most that a first and a next visit may take, against the floor's; of home more, which shows a car below its banner. */
const measured = [
  { name: 'Desktop', machine: desktop, kind: 'content', bounds: [0.6, 1.5], ofHome: [0.6, 1.5] },
  { name: 'Desktop', machine: desktop, kind: 'words', bounds: [1.2, 1.5], ofHome: [1.8, 2] },
  { name: 'Desktop', machine: desktop, kind: 'picture', bounds: [1.2, 1.5], ofHome: [1.8, 2] },
  { name: 'Office laptop', machine: officeLaptop, kind: 'words', bounds: [1.2, 1.5], ofHome: [1.8, 2] },
  { name: 'Phone', machine: phone, kind: 'words', bounds: [1.3, 1.7], ofHome: [1.3, 1.7] },
] as const;

const carsSchema = v.array(v.object({ _id: v.string(), img: v.optional(v.string()) }));

/** How long a signed-in user waits until something is painted, on a desktop with a good line and on a slow phone. */
export async function measurePainted(browser: Browser, buyer: Storage): Promise<Row[]> {
  const cars = v.parse(carsSchema, await (await fetch(`${addressOf('market')}/cars`)).json());
  const car = cars.find(({ img }) => img !== undefined);
  if (!car) throw new Error('No car has a picture.');
  await addFloorPages(car._id);
  const users = {
    buyer,
    seller: await signedIn(browser, 'seller'),
    admin: await signedIn(browser, 'admin'),
  };
  const pages = pagesWith(car._id).map((page) => ({ ...page, user: users[page.role ?? 'buyer'] }));
  // The servers compress each file when it is first asked for.
  for (const { user, path } of pages) await visitBoth(browser, desktop, user, path, 1);
  const rows: Row[] = [];
  let worst = 0;
  for (const machine of [desktop, officeLaptop, phone]) {
    for (const page of pages) {
      const { ours, floor } = await visitBoth(browser, machine, page.user, page.path);
      worst = Math.max(worst, ...ours.flat().map(({ shift }) => shift));
      for (const { name, kind, ...most } of measured.filter((row) => row.machine === machine)) {
        const bounds = page.name === 'home' ? most.ofHome : most.bounds;
        const what = `${name}, ${page.name}: ${names[kind]}, first / next visit`;
        rows.push({
          what,
          ours: mediansOf(ours, kind),
          compared: mediansOf(floor, kind === 'content' ? 'picture' : kind),
          bounds,
          unit: 'ms',
        });
      }
    }
  }
  return [...rows, { what: 'Worst layout shift of these visits', ours: [worst], bounds: [MAX_SHIFT], unit: '' }];
}

/** Visits the page and its floor's page by turns: first with nothing stored but the sign-in, and then again. */
async function visitBoth(browser: Browser, machine: Machine, user: Storage, path: string, rounds = ROUNDS) {
  const visits: Record<'ours' | 'floor', Seen[][]> = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of ['ours', 'floor'] as const) {
      const address = `${siteAddress}${side === 'ours' ? '' : '/floor'}${path}`;
      const context = await newContext(browser, machine, user);
      visits[side].push([await visit(context, machine, address), await visit(context, machine, address)]);
      await context.close();
    }
  }
  return visits;
}

const mediansOf = (visits: readonly Seen[][], kind: keyof Seen) =>
  [0, 1].map((place) => median(visits.map((both) => both[place]?.[kind] ?? NaN)));
