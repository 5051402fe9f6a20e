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

/**
 * A call's path with its parameters encoded.
 * @throws CallError 'not-found' when the parameter `id` is no ObjectId: the host may never answer such a call
 */
export function path<Pattern extends string>(pattern: Pattern, params: Record<ParamsOf<Pattern>, string>) {
  const values: Record<string, string> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (name === 'id' && !isObjectId(value)) throw new CallError('not-found');
    return encodeURIComponent(value);
  });
}
