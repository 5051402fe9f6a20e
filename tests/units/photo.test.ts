// @vitest-environment node
import { expect, test } from 'vitest';
import { photoTexts as texts } from '@/photo/texts';
import { largestFrame } from '@/photo/renderPhoto';
import { unreadableSentence } from '@/photo/unreadablePhoto';

test.each([
  ['a phone’s photo is all of it', { width: 8064, height: 6048 }, [0, 0, 8064, 6048]],
  ['a wide photo', { width: 4000, height: 1000 }, [1333, 0, 1333, 1000]],
  ['a tall photo', { width: 600, height: 1200 }, [0, 375, 600, 450]],
])('The largest frame of %s', (_, { width, height }, part) => {
  const frame = largestFrame({ width, height });
  const pixels = [frame.x * width, frame.y * height, frame.width * width, frame.height * height];
  expect(pixels.map((percents) => Math.round(percents / 100))).toEqual(part);
});

test.each([
  ['IMG_1.HEIC', '', texts.heic],
  ['photo', 'image/heif', texts.heic],
  ['DSC_1.nef', '', texts.raw('NEF')],
  ['scan.tiff', 'image/tiff', texts.raw('TIFF')],
  ['text.jpg', 'image/jpeg', texts.noImage],
])('The sentence about the unreadable file %s (%s) says what to do', (name, type, sentence) => {
  expect(unreadableSentence(new File([''], name, { type }))).toBe(sentence);
});
