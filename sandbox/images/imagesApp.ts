import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { drawings } from './drawings';
import { type Bytes, imageStore } from './imageStore';
import { receivePicture, typeOfStored } from './receivePicture';
import { imageKey } from '@sandbox/run/settings';

export interface ImagesOptions {
  /** Where pictures are kept; in memory without one. */
  folder?: string;
  publicUrl: string;
  /** Draw the demo cars and faces too. */
  art?: boolean;
}

const maxBytes = 32 * 1024 * 1024;
const envelope = 64 * 1024;

/** Stand-in of the image host: uploads as the published API describes them, and what was uploaded. */
export function imagesApp({ folder, publicUrl, art = false }: ImagesOptions): Hono {
  const uploads = imageStore(folder && join(folder, 'uploads'));
  const app = new Hono();
  app.use(cors({ origin: '*', allowHeaders: ['authorization', 'content-type'] }));
  app.use(etag());
  app.onError((error, context) => {
    console.error('The image host could not answer:', error);
    return context.text('internal error', 500);
  });

  const tooLarge = (context: Context) => refuse(context, 'File too big (32 MB at most).', 311);
  const limit = bodyLimit({ maxSize: maxBytes + envelope, onError: tooLarge });
  app.post('/1/upload', limit, async (context) => {
    if (context.req.query('key') !== imageKey) return refuse(context, 'Invalid API v1 key.', 100);
    const form = await context.req.formData().catch(() => new FormData());
    const image = form.get('image');
    if (image === null) return refuse(context, 'Empty upload source.', 130);
    if (typeof image === 'string') return refuse(context, 'Invalid base64 string.', 120);
    if (image.size === 0) return refuse(context, 'Empty upload source.', 130);
    if (image.size > maxBytes) return tooLarge(context);
    const data = await receivePicture(uploads, publicUrl, image.name, new Uint8Array(await image.arrayBuffer()));
    if (!data) return refuse(context, "Can't get target upload source info.", 310);
    return context.json({ data, success: true, status: 200 });
  });

  app.get('/i/:name', async (context) => {
    const name = context.req.param('name');
    const type = typeOfStored(name);
    const bytes = type === undefined ? undefined : await uploads.read(name);
    return send(context, bytes, { type, life: 'max-age=31536000, immutable' });
  });
  if (art) {
    const drawn = drawings(imageStore(folder && join(folder, 'drawn')));
    const drawing = { life: 'max-age=86400' };
    app.get('/cars/:file', async (c) => send(c, await drawn.car(c.req.param('file'), c.req.query('w')), drawing));
    app.get('/faces/:file', async (c) => send(c, await drawn.face(c.req.param('file'), c.req.query('w')), drawing));
  }
  return app;
}

function refuse(context: Context, message: string, code: number) {
  const error = { message, code, context: 'Exception' };
  return context.json({ status_code: 400, error, success: false, status_txt: 'Bad Request' }, 400);
}

interface Sending {
  type?: string | undefined;
  life: string;
}

function send(context: Context, bytes: Bytes | undefined, { type = 'image/webp', life }: Sending) {
  if (!bytes) return context.text('not found', 404);
  return context.body(bytes, 200, {
    'content-type': type,
    'cache-control': `public, ${life}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
}
