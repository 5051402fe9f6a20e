// @vitest-environment node
import { expect, test } from 'vitest';
import { otherPosts } from '@/features/reports/case/otherPosts';

const post = (id: string) => ({ id });
const own = post('own');

test.each([
  ['no posts', [], {}, [0, 0, 0], []],
  ['only the car itself', ['own'], { own: 3 }, [0, 0, 3], []],
  ['none reported', ['own', 'a', 'b', 'c', 'd', 'e'], { own: 1 }, [5, 0, 1], ['a', 'b', 'c', 'd']],
  ['the most reported first', ['a', 'b', 'c', 'own', 'd'], { own: 1, d: 2, b: 5 }, [4, 2, 8], ['b', 'd', 'a', 'c']],
  [
    'many reported',
    ['a', 'b', 'c', 'd', 'e'],
    { a: 1, b: 2, c: 3, d: 4, e: 5, other: 9 },
    [5, 5, 15],
    ['e', 'd', 'c', 'b'],
  ],
] as const)('The other posts of a seller: %s', (_, ids, counts, numbers, shown) => {
  const found = otherPosts(ids.map(post), own.id, new Map(Object.entries(counts)));
  expect([found.count, found.reported, found.total]).toEqual(numbers);
  expect(found.shown.map(({ post: { id } }) => id)).toEqual(shown);
});
