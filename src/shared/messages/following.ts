export const newToday = 'New today';
export const listed = (ago: string, date: string, time: string) => `Listed ${ago}, on ${date} at ${time}.`;

export * as cardNewsMessages from './following';
