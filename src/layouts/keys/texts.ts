interface Key {
  name: string;
  /** Each of these keys does it. */
  keys: readonly string[];
}

export type KeyColumn = readonly { title: string; keys: readonly Key[] }[];

const find: readonly Key[] = [
  { name: 'Search', keys: ['/'] },
  { name: 'Bar at the foot of a list', keys: ['B'] },
  { name: 'These keys', keys: ['?'] },
];
const picture: readonly Key[] = [
  { name: 'Zoom in', keys: ['+'] },
  { name: 'Zoom out', keys: ['−'] },
  { name: 'Move', keys: ['←', '→', '↑', '↓'] },
];
const queue: readonly Key[] = [
  { name: 'Next car', keys: ['J'] },
  { name: 'Previous car', keys: ['K'] },
];
const decide: readonly Key[] = [
  { name: 'Remove the car', keys: ['R'] },
  { name: 'Dismiss its reports', keys: ['D'] },
  { name: 'Undo', keys: ['U'] },
];

export const hint = 'None of them works while you type in a field.';
export const moderationHint = 'Each of them has a button too. None works while you type in a field.';
export const columns = [[{ title: 'Find', keys: find }], [{ title: 'Large picture', keys: picture }]] as const;
/** On the page of reported posts. */
export const moderation = [
  [
    { title: 'Move', keys: queue },
    { title: 'Find', keys: find },
  ],
  [{ title: 'Decide', keys: decide }],
] as const;
export const on = 'Single keys are on';
export const off = 'Single keys are off';
export const onThisDevice = 'On this device';

/** Exported by itself, because pages show it without the list of keys. */
export const keysTitle = 'Keyboard shortcuts';

export * as keysTexts from './texts';
