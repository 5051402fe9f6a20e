import * as v from 'valibot';
import { CallError, isCallError, type CallErrorKind } from '@/shared/api/callError';

const readKinds = [
  'no-response',
  'status',
  'unreadable',
  'refused',
  'no-record',
  'unconfirmed',
  'not-found',
] as const satisfies readonly CallErrorKind[];

/** Checked by its string tag, because `instanceof` fails for an ArrayBuffer of another realm. */
const bytesSchema = v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]');

/** The messages between the tabs of one user about one list. */
export const messageSchema = v.variant('type', [
  /** A tab asks for the leader's last response, or only whether there still is a leader. */
  v.object({ type: v.literal('request'), needsResponse: v.boolean() }),
  /** The host's response, sent when it has changed or was requested. `requestedAt` is when its call began. */
  v.object({ type: v.literal('response'), bytes: bytesSchema, requestedAt: v.number() }),
  /** Nothing has changed since the leader's last response. */
  v.object({ type: v.literal('unchanged'), checkedAt: v.number() }),
  v.object({
    type: v.literal('failure'),
    kind: v.picklist(readKinds),
    status: v.optional(v.number()),
    retryAfterMs: v.optional(v.number()),
    /** When the leader last received a response. */
    checkedAt: v.number(),
  }),
]);

export type Message = v.InferOutput<typeof messageSchema>;
type Failure = Extract<Message, { type: 'failure' }>;

export function failureMessage(error: unknown, checkedAt: number): Failure {
  const kind = isCallError(error) ? readKinds.find((readKind) => readKind === error.kind) : undefined;
  if (!isCallError(error) || !kind) return { type: 'failure', kind: 'no-response', checkedAt };
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
