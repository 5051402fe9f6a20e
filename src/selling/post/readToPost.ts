import { CallError } from '@/api/callError';
import type { BegunList } from '@/lib/browser/begunStore';

/** The emails of sellers who were asked to look at My Products. If they then post again, they have looked. */
const asked = new Set<string>();

/**
 * What a seller has begun earlier, before they post.
 * @param message asks to look at My Products
 * @throws CallError 'rule' with this message, the first time that the device does not say it
 */
export async function readToPost<Entry>(list: BegunList<Entry>, email: string, message: string) {
  try {
    return await list.read(email);
  } catch (cause) {
    if (asked.has(email)) return list.get(email);
    asked.add(email);
    throw new CallError('rule', { message, cause });
  }
}
