import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { errorPage } from './errorPage';
import { localOrigins } from './localOrigins';

/**
 * How careful the marketplace API and the payments host are: `strict` ones check whatever they are sent, as hosts should.
 * `as-deployed` ones do what the deployed hosts do, whose processes end on an error that no handler catches.
 */
export const cares = ['strict', 'as-deployed'] as const;
export type Care = (typeof cares)[number];

/** What differs for every call. What a strict host checks in addition is in `sandbox/market`. */
export const differences = {
  strict: {
    cors: localOrigins,
    handleError: (_error: Error, c: Context): Response => errorPage(c, 500, 'Internal Server Error'),
  },
  'as-deployed': {
    // Without Access-Control-Max-Age, so browsers remember a preflight for only 5 seconds.
    cors: cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE'] }),
    handleError: (error: Error): never => {
      throw error;
    },
  },
} as const;
