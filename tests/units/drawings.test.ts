// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { carPictureUrl, faceUrl } from '@tools/assets';
import { imagesApp } from '@sandbox/images/imagesApp';

const publicUrl = 'http://localhost:4103';
const look = {
  shape: 'suv',
  paint: '#0b5d3b',
  light: 'noon',
  background: 'hills',
  seed: 'Jeep Wrangler 2018',
} as const;
const pathOf = (url: string) => new URL(url).pathname;

describe('Rendered pictures', () => {
  const app = imagesApp({ publicUrl, hasDemoPictures: true });
  const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer());
  const car = pathOf(carPictureUrl(look));

  test.each([
    ['', 640],
    ['?w=320', 320],
    ['?w=960', 960],
    ['?w=99999', 640],
  ])('are WebP, 4:3, in the supported widths: %s', async (query, width) => {
    const picture = sharp(await bytesOf(car + query));
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
  });

  test('are the same for the same look and differ for another seed or paint', async () => {
    const first = await bytesOf(car);
    const otherResponse = await imagesApp({ publicUrl, hasDemoPictures: true }).request(car);
    expect(Buffer.from(await otherResponse.arrayBuffer()).equals(first)).toBe(true);
    expect((await bytesOf(pathOf(carPictureUrl({ ...look, seed: 'another' })))).equals(first)).toBe(false);
    expect((await bytesOf(pathOf(carPictureUrl({ ...look, paint: '#b01f24' })))).equals(first)).toBe(false);
  });

  test('show the same face for the same slug, and another for another slug', async () => {
    const noor = await bytesOf(pathOf(faceUrl('noor-haddad')));
    expect(await sharp(noor).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect((await bytesOf(pathOf(faceUrl('mara-lindqvist')))).equals(noor)).toBe(false);
  });

  test.each([
    '/cars/van-0b5d3b-noon-hills-a.webp',
    '/cars/suv-red-noon-hills-a.webp',
    '/cars/suv.webp',
    '/faces/A%20B.webp',
  ])('do not exist for an invalid name: %s', async (path) => expect((await app.request(path)).status).toBe(404));

  test('that cannot be stored cause an error response, and the host keeps running', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'images-'));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(join(folder, 'drawn'), 'in the way');
    const broken = imagesApp({ folder, publicUrl, hasDemoPictures: true });
    expect((await broken.request(car)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    await rm(join(folder, 'drawn'));
    expect((await broken.request(car)).status).toBe(200);
    log.mockRestore();
    await rm(folder, { recursive: true });
  });
});
