import { CallError } from './callError';
import { isObjectId } from './objectId';

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Whether browsers would resolve this path segment ('', '.' or '..') instead of sending it, even percent-encoded. */
export function isOnlyDots(part: string) {
  return /^\.{0,2}$/.test(part);
}

/**
 * The id as it is, for the body of a call.
 * @throws CallError 'not-found' when it is not an ObjectId, because one in a path or a body can stop the host
 */
export function requireObjectId(id: string) {
  if (!isObjectId(id)) throw new CallError('not-found');
  return id;
}

/**
 * Fills in and percent-encodes the parameters of a path.
 * @throws CallError 'not-found' when the parameter `id`, or one whose name ends in `Id`, is not an ObjectId, because such a call can stop the host,
 * and when a parameter is empty, '.' or '..', which would change the path
 */
export function path<Pattern extends string>(pattern: Pattern, params: Record<ParamsOf<Pattern>, string>) {
  const values: Record<string, string> = params;
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    // Stryker disable next-line StringLiteral: the types ask for every parameter.
    const value = values[name] ?? '';
    if (name === 'id' || name.endsWith('Id')) return requireObjectId(value);
    if (isOnlyDots(value)) throw new CallError('not-found');
    return encodeURIComponent(value);
  });
}
