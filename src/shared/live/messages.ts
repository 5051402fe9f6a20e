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

/** What the tabs of one person say to each other about one list. `askedAt` is when the call for it began. */
export const messageSchema = v.variant('says', [
  /** The host has answered. Answers have versions, so that they travel only to those who do not have them. */
  v.object({ says: v.literal('version'), version: v.string(), askedAt: v.number() }),
  v.object({ says: v.literal('want'), version: v.string() }),
  v.object({
    says: v.literal('answer'),
    version: v.string(),
    askedAt: v.number(),
    bytes: bytesSchema,
  }),
  v.object({
    says: v.literal('failed'),
    kind: v.picklist(readKinds),
    status: v.optional(v.number()),
    retryAfterMs: v.optional(v.number()),
  }),
  /** Another tab looks at the list now. */
  v.object({ says: v.literal('here') }),
  /** No answer yet, but somebody is seeing to it. */
  v.object({ says: v.literal('asking') }),
]);

export type Message = v.InferOutput<typeof messageSchema>;
type Failure = Extract<Message, { says: 'failed' }>;

export function failureOf(error: unknown): Failure {
  const kind = isCallError(error) ? readKinds.find((known) => known === error.kind) : undefined;
  if (!isCallError(error) || !kind) return { says: 'failed', kind: 'no-answer' };
  const { status, retryAfterMs } = error;
  return {
    says: 'failed',
    kind,
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
