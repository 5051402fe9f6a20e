// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { unreadableSentence } from '@/shared/photo/unreadablePhoto';
import {
  largestFrame,
  outputSize,
  pixelsOf,
  turnFrame,
  zoomFrame,
  zoomOf,
  type PhotoFrame,
} from '@/shared/photo/photoFrame';
import { containerOf } from '@/shared/photo/containerOf';
import { metadataOf } from '@/shared/photo/photoMetadata';
import { photoMessages as messages } from '@/shared/messages/photo';

const rounded = (numbers: object) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(Number(value))]));

describe('A frame', () => {
  test.each([
    ['of a phone’s photo is all of it', { width: 8064, height: 6048 }, [0, 0, 8064, 6048], [2000, 1500]],
    ['of a wide photo', { width: 4000, height: 1000 }, [1333, 0, 1333, 1000], [1333, 1000]],
    ['of a tall photo', { width: 600, height: 1200 }, [0, 375, 600, 450], [600, 450]],
    ['of one pixel', { width: 1, height: 1 }, [0, 0, 1, 1], [1, 1]],
  ])('%s', (_, size, [left, top, width, height], [sentWidth, sentHeight]) => {
    const frame = largestFrame(size);
    expect(rounded(pixelsOf(frame, size))).toEqual({ left, top, width, height });
    expect(outputSize(frame, size)).toEqual({ width: sentWidth, height: sentHeight });
  });

  test('is in the ratio of the cards after every turn and zoom, and never leaves the photo', () => {
    const size = { width: 3000, height: 2000 };
    const corner: PhotoFrame = { turn: 0, x: 0.7, y: 0.7, width: 0.2, height: 0.225 };
    const frames = [turnFrame(corner, size, 1), turnFrame(corner, size, -1), ...[0.1, 1, 2.5, 99].map(zoomCorner)];
    for (const frame of frames) {
      const { width, height } = pixelsOf(frame, size);
      expect(width / height).toBeCloseTo(4 / 3, 5);
      expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(frame.x + frame.width, frame.y + frame.height)).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(frames.map(({ turn }) => turn)).toEqual([1, 3, 0, 0, 0, 0]);
    expect(frames.slice(2).map((frame) => zoomOf(frame, size))).toEqual([1, 1, 2.5, 4]);

    function zoomCorner(zoom: number) {
      return zoomFrame(corner, size, zoom);
    }
  });
});

describe('What a photo tells', () => {
  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#333' } });
  const bytesOf = async (image: ReturnType<typeof picture>) => new Uint8Array(await image.toBuffer()).buffer;

  test.each([
    ['place and camera', { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } }, [true, true]],
    ['the camera alone', { IFD0: { Model: 'Phone 12' } }, [false, true]],
    ['nothing', undefined, [false, false]],
  ])('is found: %s', async (_, exif, [place, camera]) => {
    const image = exif ? picture().withExif(exif) : picture();
    expect(metadataOf(await bytesOf(image.jpeg()))).toEqual({ place, camera });
  });

  test('is nothing in files that are cut off, of another format or not a picture', async () => {
    const whole = await bytesOf(
      picture()
        .withExif({ IFD0: { Make: 'Phone' } })
        .jpeg(),
    );
    const heads = Array.from({ length: 60 }, (_, length) => whole.slice(0, length));
    for (const head of [...heads, await bytesOf(picture().png())]) {
      expect(metadataOf(head)).toEqual({ place: false, camera: false });
    }
  });
});

describe('The bytes of a photo', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Gothenburg</place></x:xmpmeta>';
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#333', noise } })
      .withIccProfile('p3')
      .withXmp(xmp)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 });
  const formats = [
    ['JPEG', () => photo().jpeg(), 6],
    ['progressive JPEG', () => photo().jpeg({ progressive: true }), 6],
    ['PNG', () => photo().png(), undefined],
    ['WebP', () => photo().webp(), 6],
    ['lossless WebP', () => photo().webp({ lossless: true }), 6],
  ] as const;
  const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

  test.each(formats)(
    'keep picture, colours and orientation of a %s, and nothing else',
    async (_, make, orientation) => {
      const bytes = new Uint8Array(await make().toBuffer());
      // As phones append a film to a photo.
      const container = containerOf(new Uint8Array([...bytes, ...new TextEncoder().encode('Gothenburg')]));
      const kept = Buffer.concat(container?.kept ?? []);

      expect(await pixelsOf(kept)).toEqual(await pixelsOf(bytes));
      const metadata = await sharp(kept).metadata();
      expect(metadata.icc).toEqual((await sharp(bytes).metadata()).icc);
      expect({ orientation: metadata.orientation, xmp: metadata.xmp }).toEqual({ orientation, xmp: undefined });
      expect(metadata.exif?.length ?? 0).toBeLessThan(40);
      for (const secret of ['Gothenburg', 'Phone']) {
        expect(kept.includes(secret)).toBe(false);
      }
    },
  );

  test.each(formats)('of a %s that is cut off anywhere say so', async (_, make) => {
    const bytes = new Uint8Array(await make().toBuffer());
    const lengths = Array.from({ length: 40 }, (__, index) => 16 + Math.floor(((bytes.length - 17) * index) / 39));
    expect(lengths.filter((length) => !containerOf(bytes.slice(0, length))?.isCutOff)).toEqual([]);
    expect(containerOf(bytes)?.isCutOff).toBe(false);
  });

  test('of other formats say nothing', async () => {
    expect(containerOf(new Uint8Array(await photo().gif().toBuffer()))).toBeUndefined();
    expect(containerOf(new Uint8Array())).toBeUndefined();
  });
});

test.each([
  ['IMG_1.HEIC', '', '', messages.heic],
  ['photo', 'image/heif', '', messages.heic],
  ['renamed.jpg', 'image/jpeg', '\0\0\0\x18ftypheic', messages.heic],
  ['DSC_1.nef', '', '', messages.raw('NEF')],
  ['scan.tiff', 'image/tiff', '', messages.raw('TIFF')],
  ['text.jpg', 'image/jpeg', 'just a text', messages.noImage],
])('The sentence about the unreadable file %s (%s) says what to do', (name, type, head, sentence) => {
  expect(unreadableSentence({ name, type }, new TextEncoder().encode(head).buffer)).toBe(sentence);
});
