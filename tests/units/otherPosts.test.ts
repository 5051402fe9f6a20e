// @vitest-environment node
import { expect, test } from 'vitest';
import { otherPosts } from '@/admin/moderation/CaseSeller';

const post = (id: string) => ({ id });
const own = post('own');

test.each([
  ['no posts', [], {}, [0, 0], []],
  ['only the car itself', ['own'], { own: 3 }, [0, 0], []],
  ['none reported', ['own', 'a', 'b', 'c', 'd', 'e'], { own: 1 }, [5, 0], ['a', 'b', 'c', 'd']],
  ['the most reported first', ['a', 'b', 'c', 'own', 'd'], { own: 1, d: 2, b: 5 }, [4, 2], ['b', 'd', 'a', 'c']],
  [
    'many reported',
    ['a', 'b', 'c', 'd', 'e'],
    { a: 1, b: 2, c: 3, d: 4, e: 5, other: 9 },
    [5, 5],
    ['e', 'd', 'c', 'b'],
  ],
] as const)('The other posts of a seller: %s', (_, ids, counts, numbers, shown) => {
  const listed = Object.entries(counts).flatMap(([carId, count]) => Array.from({ length: count }, () => ({ carId })));
  const found = otherPosts(ids.map(post), own.id, listed);
  expect([found.count, found.reported]).toEqual(numbers);
  expect(found.shown.map(({ post: { id } }) => id)).toEqual(shown);
});
