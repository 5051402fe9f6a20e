import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { join } from 'node:path';
import { imageKey } from '@sandbox/run/settings';
import { type Bytes, imageStore } from './imageStore';
import { receivePicture, typeOfStored } from './receivePicture';

export interface ImagesOptions {
  /** Where pictures are stored; in memory if omitted. */
  folder?: string;
  publicUrl: string;
}

const maxBytes = 32 * 1024 * 1024;
const envelope = 64 * 1024;

/** Fake image host: the published upload API, the uploaded files, and the pictures of the demo cars and people. */
export function imagesApp({ folder, publicUrl }: ImagesOptions): Hono {
  const uploads = imageStore(folder && join(folder, 'uploads'));
  const app = new Hono();
  app.use(cors({ origin: '*', allowHeaders: ['authorization', 'content-type'] }));
  app.use(etag());
  app.onError((error, context) => {
    console.error('The image host could not respond:', error);
    return context.text('internal error', 500);
  });

  const tooLarge = (context: Context) => errorResponse(context, 'File too big (32 MB at most).', 311);
  const limit = bodyLimit({ maxSize: maxBytes + envelope, onError: tooLarge });
  app.post('/1/upload', limit, async (context) => {
    if (context.req.query('key') !== imageKey) return errorResponse(context, 'Invalid API v1 key.', 100);
    const form = await context.req.formData().catch(() => new FormData());
    const image = form.get('image');
    if (image === null) return errorResponse(context, 'Empty upload source.', 130);
    if (typeof image === 'string') return errorResponse(context, 'Invalid base64 string.', 120);
    if (image.size === 0) return errorResponse(context, 'Empty upload source.', 130);
    if (image.size > maxBytes) return tooLarge(context);
    const data = await receivePicture(uploads, publicUrl, image.name, new Uint8Array(await image.arrayBuffer()));
    if (!data) return errorResponse(context, "Can't get target upload source info.", 310);
    return context.json({ data, success: true, status: 200 });
  });

  app.get('/i/:name', async (context) => {
    const name = context.req.param('name');
    const type = typeOfStored(name);
    const bytes = type === undefined ? undefined : await uploads.read(name);
    return sendImage(context, bytes, { type, life: 'max-age=31536000, immutable' });
  });
  app.get('/:folder{cars|faces}/:name{[a-z0-9-]+\\.webp}', async (context) => {
    const { folder: kind, name } = context.req.param();
    const bytes = await imageStore(join(import.meta.dirname, 'demo', kind)).read(name);
    return sendImage(context, bytes, { life: 'max-age=86400' });
  });
  return app;
}

function errorResponse(context: Context, message: string, code: number) {
  const error = { message, code, context: 'Exception' };
  return context.json({ status_code: 400, error, success: false, status_txt: 'Bad Request' }, 400);
}

interface SendOptions {
  type?: string | undefined;
  life: string;
}

function sendImage(context: Context, bytes: Bytes | undefined, { type = 'image/webp', life }: SendOptions) {
  if (!bytes) return context.text('not found', 404);
  return context.body(bytes, 200, {
    'content-type': type,
    'cache-control': `public, ${life}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
}
