import { cors } from 'hono/cors';

/** Any page of this machine may ask. */
export const localOrigins = cors({
  origin: (origin) => (/^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : null),
  allowHeaders: ['authorization', 'content-type'],
  maxAge: 600,
});
