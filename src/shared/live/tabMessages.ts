import * as v from 'valibot';
import { CallError, isCallError, type CallErrorKind } from '@/shared/api/callError';

const readKinds = [
  'no-answer',
  'status',
  'unreadable',
  'refused',
  'no-record',
  'not-found',
] as const satisfies readonly CallErrorKind[];

/** By its tag: `instanceof` knows only those of its own realm. */
const bytesSchema = v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]');

/** What the tabs of one person tell each other about one list. */
export const messageSchema = v.variant('type', [
  /** A tab that follows asks for the leader's last response, or whether there still is a leader. */
  v.object({ type: v.literal('request'), needsResponse: v.boolean() }),
  /** The host's response, when it has changed or was asked for. `requestedAt` is when the call for it began. */
  v.object({ type: v.literal('response'), bytes: bytesSchema, requestedAt: v.number() }),
  /** The leader is there and has sent everything that has changed. */
  v.object({ type: v.literal('unchanged'), checkedAt: v.number() }),
  v.object({
    type: v.literal('failure'),
    kind: v.picklist(readKinds),
    status: v.optional(v.number()),
    retryAfterMs: v.optional(v.number()),
    /** When the host last answered. */
    checkedAt: v.number(),
  }),
]);

export type Message = v.InferOutput<typeof messageSchema>;
type Failure = Extract<Message, { type: 'failure' }>;

export function failureMessage(error: unknown, checkedAt: number): Failure {
  const kind = isCallError(error) ? readKinds.find((known) => known === error.kind) : undefined;
  if (!isCallError(error) || !kind) return { type: 'failure', kind: 'no-answer', checkedAt };
  const { status, retryAfterMs } = error;
  return {
    type: 'failure',
    kind,
    checkedAt,
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

export function errorOf({ kind, status, retryAfterMs }: Failure) {
  return new CallError(kind, {
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}
