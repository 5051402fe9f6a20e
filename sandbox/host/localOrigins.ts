import { cors } from 'hono/cors';

/** CORS for every page on localhost. */
export const localOrigins = cors({
  origin: (origin) => (/^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : null),
  allowHeaders: ['authorization', 'content-type'],
  maxAge: 600,
});
