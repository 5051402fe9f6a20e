import * as v from 'valibot';
import { CallError, isOutcomeUnknown } from './callError';

const count = v.optional(v.number());

const inserted = v.object({ acknowledged: v.optional(v.boolean()), insertedId: v.optional(v.string()) });
type Inserted = v.InferOutput<typeof inserted>;

/** Parsing throws CallError 'unchanged' when nothing was inserted, and is invalid for a response that does not say so. */
const insertAck = (saysSo: (response: Inserted) => boolean) =>
  v.pipe(
    inserted,
    v.transform((response) => {
      if (response.acknowledged === false) throw new CallError('unchanged');
      return response;
    }),
    v.check(saysSo),
    v.transform(({ insertedId }) => ({ id: insertedId })),
  );

/** The response to an insert, with the new document's id. */
export const insertedAck = insertAck((response) => hasAnyField(response));
/** The response to a new post, which must be acknowledged (§7). */
export const acknowledgedAck = insertAck(({ acknowledged }) => acknowledged === true);
/** The response to a payment record: its id means success (§7). */
export const insertedIdAck = insertAck(({ insertedId }) => insertedId !== undefined);

/** The response to a delete or an update. Either count is read: hosts send `deletedCount` for the specified `modifiedCount`. */
export const changedAck = v.pipe(
  v.object({ modifiedCount: count, deletedCount: count }),
  v.check((response) => hasAnyField(response)),
  v.transform(({ modifiedCount = 0, deletedCount = 0 }) => ({ hasChanged: modifiedCount > 0 || deletedCount > 0 })),
);

/** A response without any of the fields does not tell whether the write was carried out, so it is invalid. */
function hasAnyField(response: object) {
  return Object.keys(response).length > 0;
}

export type Outcome = 'done' | 'already-done';

/**
 * Sends a write whose goal can be read back. If it changed nothing, or its outcome is unknown, `isReached` reads the goal. The
 * write is never repeated.
 * @returns 'done', or 'already-done' when the write changed nothing because its goal was already reached
 * @throws CallError 'unchanged' when the write changed nothing and its goal is not reached, or the write's own error
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
