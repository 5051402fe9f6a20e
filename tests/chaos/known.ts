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
  // The bank approves a challenge that was closed long ago, while the buyer tries to pay once more.
  {
    actions: [
      paysWith('a card that asks for 3-D Secure'),
      { does: 'reopens the browser' },
      { does: 'waits', ms: 3_660_000 },
      { does: 'removes the wish' },
      { does: 'returns to the payment' },
      { does: 'starts again' },
      { does: 'is approved by the bank' },
      paysWith('a good card'),
    ],
    firstIntents: 'of the price',
    finalStep: 'opens the blog',
  },
  // Stripe does not respond while it is asked for the amount, and the buyer signs out and in again meanwhile.
  {
    actions: [
      { does: 'breaks', call: 'GET /v1/payment_intents/:id', outcome: 'gets no response' },
      paysWith('a good card'),
      { does: 'signs out' },
      { does: 'repairs all calls' },
      { does: 'signs in' },
      { does: 'returns to the payment' },
      paysWith('a good card'),
    ],
    firstIntents: 'of the price',
    finalStep: 'looks at the page',
  },
];
