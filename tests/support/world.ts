import { factories } from '@sandbox/data/factories';
import { newId } from '@sandbox/store/objectId';
import type { Fields } from '@sandbox/store/collection';
import { openWorld } from '@sandbox/store/world';

/** What the market's stand-in knows in this test. Stories may read it to see what arrived. */
export const world = await openWorld();

const make = factories(world);
const queue: Promise<unknown>[] = [];

/** Everything made so far stands in the world: the stand-ins wait for it before they answer. */
export async function worldReady() {
  while (queue.length > 0) await Promise.all(queue.splice(0));
}

type Maker = keyof ReturnType<typeof factories>;
type Put = (fields?: Fields, at?: Date) => { id: string };

/** Makers that need no waiting: the id is known at once, the document is put in by the time anybody asks. */
function putting(maker: Maker): Put {
  return (fields = {}, at = new Date()) => {
    const id = newId(at);
    queue.push(make[maker]({ _id: id, ...fields }));
    return { id: typeof fields['_id'] === 'string' ? fields['_id'] : id };
  };
}

/** Documents as the wire carries them; every field may be given, also wrongly; `at` is the time of creation. */
export const aCar = putting('aCar');
export const aWish = putting('aWish');
export const aReport = putting('aReport');
export const aBrand = putting('aBrand');
/** A user record without an account, role buyer unless given; `aBuyer` and the like in people.ts make both. */
export const aRecord = putting('aBuyer');

const brands = [
  ['Toyota', 'toyota'],
  ['BMW', 'bmw'],
  ['Ford', 'ford'],
  ['Jeep', 'jeep'],
  ['Jaguar', 'jaguar'],
] as const;

/** An empty market with the five brands: where every story starts. */
export async function resetWorld() {
  await worldReady();
  await world.clear();
  for (const [name, slug] of brands) aBrand({ name, slug });
}
