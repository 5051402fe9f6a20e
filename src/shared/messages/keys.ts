interface Key {
  name: string;
  /** Any of them does it. */
  keys: readonly string[];
}

export type KeyColumn = readonly { title: string; keys: readonly Key[]; hint: string | undefined }[];

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
const queue: readonly Key[] = [
  { name: 'Next car', keys: ['J'] },
  { name: 'Car before', keys: ['K'] },
  { name: 'Open as buyer', keys: ['O'] },
];
const choose: readonly Key[] = [
  { name: 'Choose this one', keys: ['X'] },
  { name: 'All from the last one', keys: ['Shift X'] },
];
const decide: readonly Key[] = [
  { name: 'Remove the car', keys: ['R'] },
  { name: 'Drop its reports', keys: ['D'] },
  { name: 'Undo', keys: ['U'] },
];
const news: readonly Key[] = [...find, { name: 'Show new reports', keys: ['N'] }];

export const hint = 'None of them works while you type in a field.';
export const moderationHint = 'Each of them has a button too. None works while you type in a field.';
export const columns = [
  [
    { title: 'Find', keys: find, hint: undefined },
    { title: 'Large picture', keys: picture, hint: undefined },
  ],
  [{ title: 'Move between cars', keys: cards, hint: '→ also leads to the first card on the screen.' }],
] as const;
/** On the page of reported posts. */
export const moderation = [
  [
    { title: 'Move', keys: queue, hint: undefined },
    { title: 'Choose several', keys: choose, hint: undefined },
  ],
  [
    { title: 'Decide', keys: decide, hint: undefined },
    { title: 'Find', keys: news, hint: undefined },
  ],
] as const;
export const on = 'Single keys are on';
export const off = 'Single keys are off';
export const onThisDevice = 'On this device';

export * as keysMessages from './keys';
