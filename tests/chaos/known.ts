import type { Action, Sequence } from './actions';

const paysWith = (card: 'a good card' | 'a card that asks for 3-D Secure'): Action => ({
  does: 'pays',
  card,
  presses: 1,
});

/** Sequences that once failed. They run before the random ones. */
export const knownFailures: readonly Sequence[] = [
  // A card is pressed without a network, and sent later. Then an entry that this version of the app cannot read is taken for none while the
  // bank is processing its card, so that the car is paid once more.
  {
    actions: [
      { does: 'loses the network' },
      paysWith('a card that asks for 3-D Secure'),
      { does: 'gets the network back' },
      { does: 'has a bank that takes its time' },
      paysWith('a good card'),
      { does: 'uses a later version of the app' },
      { does: 'reopens the browser' },
      paysWith('a good card'),
      { does: 'removes the wish' },
      { does: 'is approved by the bank' },
    ],
    firstIntents: 'of the price',
    finalStep: 'reopens the payment',
  },
  // The entry of a charged card is damaged before the payment is recorded: the car is paid once more, or its wish removed.
  {
    actions: [
      { does: 'breaks', call: 'POST /payments', outcome: 'gets no connection' },
      paysWith('a good card'),
      { does: 'has a disk that damages the ledger' },
      { does: 'reopens the browser' },
      paysWith('a good card'),
      { does: 'removes the wish' },
    ],
    firstIntents: 'of the price',
    finalStep: 'opens the blog',
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
