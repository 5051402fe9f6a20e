import type { CopyDifference } from './carCopy';

/** What is said beside a car about a copy of it that says something else. */
const differs = (word: string) => (difference: CopyDifference | undefined) => {
  if (!difference) return undefined;
  const { title, isOtherPicture } = difference;
  const name = title === undefined ? '' : ` as “${title}”`;
  const picture = isOtherPicture ? ' with another picture' : '';
  return `${word}${name}${title !== undefined && isOtherPicture ? ',' : ''}${picture}`;
};

export const savedAs = differs('Saved');
export const reportedAs = differs('Reported');

export * as copyTexts from './copyTexts';
