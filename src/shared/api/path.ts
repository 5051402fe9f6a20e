import { CallError } from './callError';

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** MongoDB's ObjectId as hex: what every `_id` is. */
export function isObjectId(id: string) {
  return /^[0-9a-f]{24}$/i.test(id);
}

/** Browsers take these parts of a path for steps in it, however they are encoded. */
export function isOnlyDots(part: string) {
  return /^\.{0,2}$/.test(part);
}

/**
 * A call's path with its parameters encoded.
 * @throws CallError 'not-found' when the parameter `id` is no ObjectId, as the host may never answer such a call, and
 * when a parameter is nothing or dots alone, which would make it another call
 */
export function path<Pattern extends string>(pattern: Pattern, params: Record<ParamsOf<Pattern>, string>) {
  const values: Record<string, string> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (name === 'id' ? !isObjectId(value) : isOnlyDots(value)) throw new CallError('not-found');
    return encodeURIComponent(value);
  });
}
