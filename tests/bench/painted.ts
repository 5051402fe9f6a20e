import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { addFloorPages, pagesWith } from './floor/floorPages';
import { apiAddress, siteAddress } from './site';
import { median, type Row } from './table';
import { desktop, type Machine, newContext, phone, type Seen, type Storage, visit } from './visit';

const ROUNDS = 3;
const MAX_SHIFT = 0.01;

const carsSchema = v.array(v.object({ _id: v.string(), img: v.optional(v.string()) }));

/** The times of a first visit, with nothing stored but the sign-in, and of the next one, by round. */
interface Visits {
  first: Seen[];
  next: Seen[];
}

/** How long a signed-in buyer waits until something is painted, on a desktop with a good line and on a slow phone. */
export async function measurePainted(browser: Browser, buyer: Storage): Promise<Row[]> {
  const car = v
    .parse(carsSchema, await (await fetch(`${apiAddress}/cars`)).json())
    .find(({ img }) => img !== undefined);
  if (!car) throw new Error('No car has a picture.');
  await addFloorPages(car._id);
  // The servers compress each file when it is first asked for.
  for (const { path } of pagesWith(car._id)) await visitBoth(browser, desktop, buyer, path, 1);
  const rows: Row[] = [];
  const shifts: number[] = [];
  for (const [name, machine] of Object.entries({ Desktop: desktop, Phone: phone })) {
    for (const page of pagesWith(car._id)) {
      const { ours, floor } = await visitBoth(browser, machine, buyer, page.path);
      const floorPicture = timesOf(floor, 'picture');
      const row = { compared: floorPicture, unit: 'ms' } as const;
      const [content, picture] = [timesOf(ours, 'content'), timesOf(ours, 'picture')];
      if (machine === desktop) {
        rows.push({
          ...row,
          what: `${name}, ${page.name}: first content, first / next visit`,
          ours: content,
          bounds: [0.6, 1.5],
        });
        rows.push({
          ...row,
          what: `${name}, ${page.name}: first picture, first / next visit`,
          ours: picture,
          bounds: [1, 1.5],
        });
      } else
        rows.push({
          ...row,
          what: `${name}, ${page.name}: first picture, first / next visit`,
          ours: picture,
          bounds: [1, 1.25],
        });
      shifts.push(...[...ours.first, ...ours.next].map(({ shift }) => shift));
    }
  }
  return [
    ...rows,
    { what: 'Worst layout shift of these visits', ours: [Math.max(...shifts)], bounds: [MAX_SHIFT], unit: '' },
  ];
}

/** Visits the page and its floor's page by turns. */
async function visitBoth(browser: Browser, machine: Machine, buyer: Storage, path: string, rounds = ROUNDS) {
  const visits: Record<'ours' | 'floor', Visits> = { ours: { first: [], next: [] }, floor: { first: [], next: [] } };
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, address] of [
      ['ours', path],
      ['floor', `/floor${path}`],
    ] as const) {
      const context = await newContext(browser, machine, buyer);
      const first = await visit(context, machine, siteAddress + address);
      const next = await visit(context, machine, siteAddress + address);
      await context.close();
      visits[side].first.push(first);
      visits[side].next.push(next);
    }
  }
  return visits;
}

const timesOf = ({ first, next }: Visits, kind: keyof Seen) =>
  [first, next].map((seen) => median(seen.map((one) => one[kind])));
