import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Database } from '@sandbox/store/database';
import type { RespondWithList } from './lists';

/** Whose token the authorization header has: the marketplace's, the identity service's, or no header. */
export type Bearer = 'market' | 'identity' | 'none';

/** What is checked of the Firebase ID token that a `/jwt` request may carry. */
export interface TokenChecks {
  /** Returns the email that the token belongs to, or undefined if the identity service rejects it. If omitted, any token will do. */
  verifyIdentity?: (idToken: string) => Promise<string | undefined>;
  /** Whether the token must say that the email is confirmed. */
  requiresConfirmedEmail?: boolean;
}

export interface MarketEnv {
  Variables: HostEnv['Variables'] & {
    database: Database;
    respondWithList: RespondWithList;
    tokenChecks: TokenChecks;
  };
}

type Handlers = readonly MiddlewareHandler<MarketEnv>[];

/** A call of the REST API: what the client sends, what the host checks, and how it responds. */
export interface MarketCall {
  /** The bearer that the client sends; `optional` is the user's, and none of a visitor. */
  bearer: Bearer | 'optional';
  /** The names in the query string; none by default. */
  query?: readonly string[];
  /** The fields of the body; none by default. The host stores whatever it is sent. */
  body?: v.GenericSchema;
  /** What the deployed host checks, too. */
  checks?: Handlers;
  /** What only a careful host checks, besides ids and documents (`marketApp.ts`). */
  strictChecks?: Handlers;
  respond: (c: Context<MarketEnv>) => Response | Promise<Response>;
}

/** Fields that several bodies have. */
export const bodyFields = {
  text: v.string(),
  nonEmpty: v.pipe(v.string(), v.nonEmpty()),
  objectId: v.pipe(v.string(), v.hexadecimal(), v.length(24)),
  email: v.pipe(v.string(), v.email()),
  address: v.pipe(v.string(), v.url()),
  integer: v.pipe(v.number(), v.integer()),
  price: v.pipe(v.number(), v.gtValue(0)),
};
