// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { imagesApp } from '@sandbox/images/imagesApp';
import { imageKey } from '@sandbox/run/settings';

const publicUrl = 'http://localhost:4103';
const responseSchema = v.object({
  data: v.looseObject({ id: v.string(), url: v.string(), thumb: v.looseObject({ url: v.string() }) }),
  success: v.literal(true),
  status: v.literal(200),
});

const pngBytes = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer();
const halfPhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  return photo.subarray(0, photo.length / 2);
};
const asFile = (bytes: Uint8Array, name = 'car.png') => new File([Uint8Array.from(bytes)], name, { type: 'image/png' });

function upload(app: ReturnType<typeof imagesApp>, image: File | string | undefined, key: string | null = imageKey) {
  const body = new FormData();
  if (image !== undefined) body.append('image', image);
  return app.request(key === null ? '/1/upload' : `/1/upload?key=${key}`, { method: 'POST', body });
}
const pathOf = (url: string) => url.slice(publicUrl.length);

describe('The image host', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('responds to an upload as the published API does, and serves the same bytes with a long cache lifetime', async () => {
    const app = imagesApp({ publicUrl });
    const bytes = await pngBytes();
    const response = await upload(app, asFile(bytes, 'my car.png'));
    const { data } = v.parse(responseSchema, await response.json());
    const image = { filename: 'my car.png', name: 'my car', mime: 'image/png', extension: 'png', url: data.url };
    const expected = {
      title: 'my car',
      display_url: data.url,
      width: 40,
      height: 30,
      size: bytes.length,
      expiration: 0,
      image,
    };
    expect(data).toMatchObject(expected);

    const served = await app.request(pathOf(data.url), { headers: { origin: 'http://localhost:5173' } });
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = Object.fromEntries(served.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
    const again = await app.request(pathOf(data.url), { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(again.status).toBe(304);

    const thumb = await (await app.request(pathOf(data.thumb.url))).arrayBuffer();
    expect(await sharp(Buffer.from(thumb)).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['without a key', async () => ({ image: asFile(await pngBytes()), key: null, code: 100 })],
    ['with a wrong key', async () => ({ image: asFile(await pngBytes()), key: 'other', code: 100 })],
    ['without an image', () => ({ image: undefined, key: imageKey, code: 130 })],
    ['with an empty file', () => ({ image: asFile(new Uint8Array()), key: imageKey, code: 130 })],
    ['with a text', () => ({ image: 'car', key: imageKey, code: 120 })],
    ['with a file that is not a picture', () => ({ image: asFile(Buffer.from('%PDF-1.7')), key: imageKey, code: 310 })],
    [
      'with a drawing that could hold scripts',
      () => ({ image: asFile(Buffer.from(script)), key: imageKey, code: 310 }),
    ],
    ['with half a picture', async () => ({ image: asFile(await halfPhoto()), key: imageKey, code: 310 })],
  ])('refuses an upload %s', async (_, make) => {
    const { image, key, code } = await make();
    const response = await upload(imagesApp({ publicUrl }), image, key);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status_code: 400, success: false, error: { code } });
  });

  test.each([
    '/i/..%2fsecret.png',
    '/i/..%2f..%2fsecret.png',
    '/i/.png',
    '/i/0123456789abcdef.svg',
    '/cars/..%2ffaces%2fnoor-haddad.webp',
  ])('serves only its own pictures: %s', async (path) => {
    await writeFile(join(folder, 'secret.png'), await pngBytes());
    expect((await imagesApp({ folder, publicUrl }).request(path)).status).toBe(404);
  });
});
