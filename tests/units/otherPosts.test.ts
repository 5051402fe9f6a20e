// @vitest-environment node
import { expect, test } from 'vitest';
import { otherPosts } from '@/admin/moderation/CaseSeller';
import { moderationTexts } from '@/admin/moderation/texts';

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

test.each([
  [0, 0, 'No other cars.'],
  [1, 0, '1 other car, none of them reported.'],
  [1, 1, '1 other car, reported too.'],
  [5, 1, '5 other cars, 1 of them reported.'],
])('%i other posts, %i of them reported, are said in words', (posts, reported, words) => {
  expect(moderationTexts.otherPosts(posts, reported)).toBe(words);
});
