import { CallError } from './callError';

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Whether it is a MongoDB ObjectId in hex, the format of every `_id`. */
export function isObjectId(id: string) {
  return /^[0-9a-f]{24}$/i.test(id);
}

/** Whether browsers would resolve this path segment ('', '.' or '..') instead of sending it, even percent-encoded. */
export function isOnlyDots(part: string) {
  return /^\.{0,2}$/.test(part);
}

/**
 * Fills in and percent-encodes the parameters of a path.
 * @throws CallError 'not-found' when the parameter `id`, or one whose name ends in `Id`, is not an ObjectId, because the host may never respond to such a call,
 * and when a parameter is empty, '.' or '..', which would change the path
 */
export function path<Pattern extends string>(pattern: Pattern, params: Record<ParamsOf<Pattern>, string>) {
  const values: Record<string, string> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (/^id$|Id$/.test(name) ? !isObjectId(value) : isOnlyDots(value)) throw new CallError('not-found');
    return encodeURIComponent(value);
  });
}
