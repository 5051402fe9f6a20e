import * as v from 'valibot';
import { postTextsSchema, type PostTexts } from './postFields';

export const textNames = v.keyof(postTextsSchema).options;

/**
 * The texts of a form after another tab has changed the draft.
 * @param base the texts that both tabs had last: a field that differs from it here was changed here, and stays
 */
export function mergeTexts(here: PostTexts, there: PostTexts, base: PostTexts): PostTexts {
  const merged = { ...here };
  for (const name of textNames) if (here[name] === base[name]) merged[name] = there[name];
  return merged;
}

export function hasSameTexts(a: PostTexts, b: PostTexts) {
  return textNames.every((name) => a[name] === b[name]);
}
