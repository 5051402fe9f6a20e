import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Fields } from '@sandbox/store/collection';
import { type Care, differences } from './care';
import { errorPage } from './errorPage';
import { readJson } from './readJson';
import { sendAsExpress } from './sendAsExpress';

export interface HostEnv {
  Variables: {
    /** The JSON of a POST; an empty object if there is none. */
    body: Fields;
    /** Whose access token the request carries, behind `requireToken`. */
    email: string;
  };
}

/** An app that receives and sends as the deployed hosts do, which run on Express. Its routes come after. */
export function hostApp(care: Care): Hono<HostEnv> {
  const { cors, handleError } = differences[care];
  const app = new Hono<HostEnv>({ strict: false });
  app.use(cors, sendAsExpress, readJson);
  app.notFound((c) => errorPage(c, 404, `Cannot ${c.req.method} ${c.req.path}`));
  app.onError((error, c) =>
    error instanceof HTTPException ? errorPage(c, error.status, error.stack ?? '') : handleError(error, c),
  );
  return app;
}
