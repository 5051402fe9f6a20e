import type { Action, Sequence } from './actions';

const paysWith = (card: 'a good card' | 'a card that asks for 3-D Secure'): Action => ({
  does: 'pays',
  card,
  presses: 1,
});

/** Sequences that once failed. They run before the random ones. */
export const knownFailures: readonly Sequence[] = [
  // Only the last card requires a 3-D Secure challenge.
  {
    actions: [
      { does: 'loses the network' },
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a card that asks for 3-D Secure'),
      { does: 'returns to the payment' },
    ],
    firstIntents: 'of the price',
    finalStep: 'looks at the page',
  },
  // A 3-D Secure challenge is passed after the page has stopped waiting for it.
  {
    actions: [paysWith('a card that asks for 3-D Secure'), { does: 'waits', ms: 3_660_000 }],
    firstIntents: 'of the price',
    finalStep: 'looks at the page',
  },
];
