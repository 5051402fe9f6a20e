import type { Action, End } from './actions';

interface Known {
  actions: Action[];
  atLast: End;
}

const paysWith = (card: 'a good card' | 'a card that asks for 3-D Secure'): Action => ({
  does: 'pays',
  card,
  presses: 1,
});

/** Sequences that did not hold once; they are tried before all others. */
export const known: readonly Known[] = [
  // The bank asks after the last step alone.
  {
    actions: [
      { does: 'loses the network' },
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a good card'),
      paysWith('a card that asks for 3-D Secure'),
      { does: 'comes back to the payment' },
    ],
    atLast: 'looks at the page',
  },
];
