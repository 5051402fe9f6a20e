interface Key {
  name: string;
  /** Any of them does it. */
  keys: readonly string[];
}

const find: readonly Key[] = [
  { name: 'Search', keys: ['/'] },
  { name: 'These keys', keys: ['?'] },
];
const cards: readonly Key[] = [
  { name: 'Next card', keys: ['→'] },
  { name: 'Card before', keys: ['←'] },
  { name: 'Card below', keys: ['↓'] },
  { name: 'Card above', keys: ['↑'] },
];
const picture: readonly Key[] = [
  { name: 'Larger', keys: ['+'] },
  { name: 'Smaller', keys: ['−'] },
  { name: 'Fit', keys: ['0'] },
  { name: 'Move', keys: ['←', '→', '↑', '↓'] },
];

export const keysMessages = {
  title: 'Keys',
  hint: 'None of them works while you type in a field.',
  columns: [
    [
      { title: 'Find', keys: find, hint: undefined },
      { title: 'Large picture', keys: picture, hint: undefined },
    ],
    [{ title: 'Move between cars', keys: cards, hint: '→ also leads to the first card on the screen.' }],
  ],
  on: 'Single keys are on',
  off: 'Single keys are off',
  onThisDevice: 'On this device',
} as const;
