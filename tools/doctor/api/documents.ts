import * as v from 'valibot';
import { carSchema, type Car } from '@/features/cars/schema';
import { categorySchema } from '@/features/categories/schema';
import { formatCount } from '@/shared/messages/format';
import { priceProblemOf, type PriceProblem } from '@/shared/payable';
import { userRecordSchema } from '@/shared/users/userRecord';
import type { Consultation } from '../consultation';
import { advice, fine, untried, type Outcome } from '../finding';
import { quote } from '../problemOf';
import { readList } from './reads';

const problems: Readonly<Record<PriceProblem, string>> = {
  'not-stated': 'no price',
  'too-small': 'price too small',
  'too-large': 'price too large',
  uneven: 'price that cannot be charged to the cent',
};
const withId = v.object({ _id: v.string() });
const withPicture = v.object({ _id: v.string(), img: v.pipe(v.string(), v.url()) });

/** What the product makes of the documents of each list. */
export async function* documents(consultation: Consultation) {
  for (const [call, describe] of [
    ['/cars', describePosts],
    ['/carCategories', describeWith(categorySchema, ['brand', 'brands'])],
    ['/user/buyer', describeWith(userRecordSchema, ['buyer', 'buyers'])],
    ['/user/seller', describeWith(userRecordSchema, ['seller', 'sellers'])],
  ] satisfies [string, (documents: readonly unknown[], consultation: Consultation) => Iterable<Outcome>][]) {
    const list = await readList(consultation, call);
    if (list) yield* describe(list, consultation);
    else yield untried(`What GET ${call} contains is not known, because it is no list.`, 'First correct its response.');
  }
}

function* describePosts(posts: readonly unknown[], { settings }: Consultation): Iterable<Outcome> {
  const { good, bad } = sorted(carSchema, posts);
  const unpayable = good.flatMap(({ id, price }) => {
    const problem = priceProblemOf(price);
    return problem === undefined ? [] : [{ id, group: problems[problem] }];
  });
  const count = unpayable.length;
  const text = `${formatCount(posts.length, 'post', 'posts')}, ${bad.length} unreadable, ${count} without a price that can be paid.`;
  if (bad.length + count === 0) yield fine(text);
  else {
    const ids = { ...(bad.length > 0 && { unreadable: bad }), ...grouped(unpayable) };
    const remedy =
      'Nobody sees an unreadable post, and nobody can pay for one without a price from $0.50 to $999,999.99: let the seller post it anew.';
    yield advice(text, remedy, ids);
  }
  yield* strangePictures(posts, good, settings.imageHosts);
}

function* strangePictures(
  posts: readonly unknown[],
  cars: readonly Car[],
  hosts: readonly string[],
): Iterable<Outcome> {
  const shown = new Set(cars.filter(({ image }) => image !== undefined).map(({ id }) => id));
  const hidden = posts.flatMap((post) => (v.is(withPicture, post) && !shown.has(post._id) ? [post] : []));
  if (hidden.length === 0) return;
  yield advice(
    `The pictures of ${formatCount(hidden.length, 'post', 'posts')} are on hosts that VITE_IMAGE_HOSTS does not list (${hosts.join(', ')}).`,
    'A drawn placeholder is shown instead. Add the hosts that you trust to VITE_IMAGE_HOSTS, and build again.',
    grouped(hidden.map(({ _id, img }) => ({ id: _id, group: new URL(img).host || 'no host' }))),
  );
}

function describeWith(schema: v.GenericSchema, [one, many]: readonly [string, string]) {
  return function* (list: readonly unknown[]): Iterable<Outcome> {
    const { bad } = sorted(schema, list);
    const text = `${formatCount(list.length, one, many)}, ${bad.length} unreadable.`;
    if (bad.length === 0) yield fine(text);
    else yield advice(text, 'They are left out. Correct or delete these documents.', { unreadable: bad });
  };
}

/** Sorts documents into those that the schema can read and the ids of the others. */
function sorted<T>(schema: v.GenericSchema<unknown, T>, list: readonly unknown[]) {
  const good: T[] = [];
  const bad: string[] = [];
  for (const [index, document] of list.entries()) {
    const result = v.safeParse(schema, document);
    if (result.success) good.push(result.output);
    else bad.push(v.is(withId, document) ? quote(document._id) : `number ${index + 1} of the list`);
  }
  return { good, bad };
}

function grouped(entries: readonly { id: string; group: string }[]) {
  const groups: Record<string, string[]> = {};
  for (const { id, group } of entries) (groups[group] ??= []).push(id);
  return groups;
}
