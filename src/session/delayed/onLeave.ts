import * as v from 'valibot';
import { mapWithLimit } from '@/api/mapWithLimit';
import { userKeyOf } from '@/lib/browser/userKeys';
import { createUserStore } from '@/lib/browser/userStore';
import { apiAs } from '@/session/apiAs';
import { MAX_CALLS_ON_LEAVE } from '@/session/limits';
import type { DelayedWriteOptions, Held } from './delayedWrite';

/**
 * The latest writes, of all lists, that went out when a page was left. In local storage, because a page that is being left has no time for
 * a database; it only matters if the database does not say so, too.
 */
const SENT_ON_LEAVING = 'sent on leaving 1';
/** Those of two lists. */
const MAX_MARKS = 2 * MAX_CALLS_ON_LEAVE;
const sentOnLeaving = createUserStore<readonly string[]>(SENT_ON_LEAVING, v.array(v.string()), []);

/** Whether another tab of this user has stored what it sent when it was left. */
export const saysWhatWasSent = ({ key }: StorageEvent, email: string) => key === userKeyOf(email, SENT_ON_LEAVING);

/** Names a write across visits. One that is begun again after Undo has another mark. */
export const markOf = <Write>({ lock, idOf }: Pick<DelayedWriteOptions<Write>, 'lock' | 'idOf'>, write: Held<Write>) =>
  JSON.stringify([lock, idOf(write), write.dueAt]);

/**
 * Sends writes as far as they need no more than `most` calls, each whole or not at all, and stores that they are sent. What has become of
 * them is found out at the next visit.
 * @returns those of which a call failed; of a page that is being left nobody hears it
 */
export async function sendOnLeave<Write extends object>(
  options: DelayedWriteOptions<Write>,
  email: string,
  writes: readonly Held<Write>[],
  most: number,
): Promise<readonly Held<Write>[]> {
  const calls = callsOf(options, writes, most);
  if (calls.length === 0) return [];
  const marks = new Set(calls.map(({ write }) => markOf(options, write)));
  sentOnLeaving.update(email, (earlier) => [...earlier, ...marks].slice(-MAX_MARKS));
  void storeAsSent(options, email, marks);
  const send = apiAs(email).deleteOnLeave();
  const results = await mapWithLimit(calls, ({ url }) => send(url), MAX_CALLS_ON_LEAVE);
  return [...new Set(results.flatMap(({ item, result }) => (result.status === 'rejected' ? item.write : [])))];
}

function callsOf<Write>({ deletesOnLeave }: DelayedWriteOptions<Write>, writes: readonly Held<Write>[], most: number) {
  const calls: { write: Held<Write>; url: string }[] = [];
  for (const write of writes) {
    const own = deletesOnLeave(write).map((url) => ({ write, url }));
    if (calls.length + own.length <= most) calls.push(...own);
  }
  return calls;
}

/** Reads what waits since an earlier visit or in another tab. What went out with the page before is known to be sent from then on. */
export async function readLeft<Write extends object>(options: DelayedWriteOptions<Write>, email: string) {
  await options.store.read(email);
  const marks = new Set(sentOnLeaving.read(email));
  // Stryker disable next-line ConditionalExpression,LogicalOperator: the same would be stored again.
  const isMissed = (write: Held<Write>) => !write.isSent && marks.has(markOf(options, write));
  // Stryker disable next-line ConditionalExpression: as above.
  if (options.store.get(email).some(isMissed)) await storeAsSent(options, email, marks);
}

const storeAsSent = <Write extends object>(
  options: DelayedWriteOptions<Write>,
  email: string,
  marks: ReadonlySet<string>,
) =>
  options.store.update(email, (all) =>
    all.map((write) => (marks.has(markOf(options, write)) ? { ...write, isSent: true } : write)),
  );
