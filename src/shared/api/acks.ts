import * as v from 'valibot';
import { CallError, isOutcomeUnknown } from './callError';

const count = v.optional(v.number());

/** Of an insert: the new document's id. @throws CallError 'unchanged' through `read` when it was not acknowledged */
export const insertedAck = v.pipe(
  v.object({ acknowledged: v.optional(v.boolean()), insertedId: v.optional(v.string()) }),
  v.check((answer) => saysAnything(answer)),
  v.transform(({ acknowledged, insertedId }) => {
    if (acknowledged !== true && insertedId === undefined) throw new CallError('unchanged');
    return { id: insertedId };
  }),
);

/** Of a delete or an update: hosts answer `deletedCount` where the specification reads `modifiedCount`, so either counts. */
export const changedAck = v.pipe(
  v.object({ modifiedCount: count, deletedCount: count }),
  v.check((answer) => saysAnything(answer)),
  v.transform(({ modifiedCount = 0, deletedCount = 0 }) => ({ hasChanged: modifiedCount > 0 || deletedCount > 0 })),
);

/** An answer that says nothing of the write leaves open whether it was carried out. */
function saysAnything(answer: object) {
  return Object.values(answer).some((value) => value !== undefined);
}

export type Outcome = 'done' | 'already-done';

/**
 * Carries out a write whose goal can be read back. Where it changed nothing, or its outcome is unknown, the goal is read:
 * reached is 'already-done' (or 'done' for an unknown outcome), and it is never sent again blindly.
 * @throws CallError 'unchanged' when the goal is not reached, or the write's own error
 */
export async function writeThenVerify(
  write: () => Promise<{ hasChanged: boolean }>,
  isReached: () => Promise<boolean>,
): Promise<Outcome> {
  try {
    const { hasChanged } = await write();
    if (hasChanged) return 'done';
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    if (await isReached()) return 'done';
    throw error;
  }
  if (await isReached()) return 'already-done';
  throw new CallError('unchanged');
}
