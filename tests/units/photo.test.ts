// @vitest-environment node
import { expect, test } from 'vitest';
import { fitted } from '@/catalog/details/enlarged';
import { unreadableSentence } from '@/photo/decodePhoto';
import { largestFrame } from '@/photo/renderPhoto';
import { photoTexts as texts } from '@/photo/texts';

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
  ['IMG_1.jpg', '\0\0\0\x18ftypheic', texts.heic],
  ['photo', '\0\0\0\x18ftypmif1', texts.heic],
  ['burst', '\0\0\0\x18ftyphevc', texts.heic],
  ['live.jpg', '\0\0\0\x18ftypmsf1', texts.heic],
  ['DSC_1.nef', 'MM\0*', texts.raw('NEF')],
  ['raw.jpg', 'II*\0', texts.raw()],
  ['IMG_1.CR3', '\0\0\0\x18ftypcrx ', texts.raw('CR3')],
  ['P1.orf', 'IIRO', texts.raw('ORF')],
  ['P1.rw2', 'IIU\0', texts.raw('RW2')],
  ['DSC_1.RAF', 'FUJIFILMCCD-RAW', texts.raw('RAF')],
  ['car.psd', '8BPS', texts.raw('PSD')],
  ['clip.jpg', '\0\0\0\x14ftypqt  ', texts.video],
  ['clip.mp4', '\0\0\0\x18ftypmp42', texts.video],
  ['clip.webm', '\x1aE\xdf\xa3', texts.video],
  ['clip.avi', 'RIFF\x10\0\0\0AVI LIST', texts.video],
  ['clip.mpg', '\0\0\x01\xba', texts.video],
  ['cut.mpg', '\0\0\x01\xb3', texts.video],
  ['broken.webp', 'RIFF\x10\0\0\0WEBPVP8 ', texts.noImage],
  ['broken.avif', '\0\0\0\x18ftypavif', texts.noImage],
  ['IMG_2.HEIC', 'some text', texts.noImage],
])('The sentence about the unreadable file %s (%j) says what its bytes are, and what to do', (name, head, sentence) => {
  expect(unreadableSentence(head, name)).toBe(sentence);
});

test.each([
  ['fills the window', { width: 1280, height: 960 }, [1067, 800]],
  ['is twice as large, if it is small', { width: 300, height: 200 }, [600, 400]],
  ['is as wide as the window', { width: 4000, height: 1000 }, [1280, 320]],
])('A picture in the dialog %s', (_, picture, size) => {
  const { width, height } = fitted(picture, { width: 1280, height: 800 });
  expect([Math.round(width), Math.round(height)]).toEqual(size);
});
