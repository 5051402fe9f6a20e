import { File as SentFile } from 'node:buffer';
import { fireEvent } from '@testing-library/react';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aSeller } from '@tests/support/people';
import { CUT_OFF } from '@tests/support/photo';
import { visit } from '@tests/support/visit';
import { address, fill, formOf, posted, posts, send } from './postCarForm';

type Page = Awaited<ReturnType<typeof visit>>;

const uploads = () => callsTo('POST /1/upload');

/** A photo of 800 × 400 pixels: the left half red, the right half blue, with the place and the camera. */
async function redAndBlue(name = 'IMG_4127.jpg') {
  const red = { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } } as const;
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 1_790_000_000_000 });
}

async function choose(page: Page, file: File) {
  await page.user.upload((await formOf(page)).getByLabelText('Photo', { selector: 'input' }), file);
}

async function sentPicture(index = 0) {
  const { image } = v.parse(v.object({ image: v.instance(SentFile) }), uploads()[index]?.body);
  return sharp(Buffer.from(await image.arrayBuffer()));
}

async function colourAt(picture: Awaited<ReturnType<typeof sentPicture>>, left: number, top: number) {
  const [red = 0, , blue = 0] = await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

describe('A seller frames a photo', () => {
  test('reads that a photo cannot be read, if it is gone from the device since it was chosen', async () => {
    const page = await visit(address, aSeller());
    const gone = new File(['gone'], 'IMG_4127.jpg', { type: 'image/jpeg' });
    const arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotReadableError'));
    Object.defineProperty(gone, 'slice', { value: () => ({ arrayBuffer }) });
    await choose(page, gone);
    expect(await page.screen.findByText(/cannot read this file as a picture/)).toBeVisible();
  });

  test('turns it and zooms; what is in the frame is uploaded once, without place and camera, before the post and after a reload', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    const { user, screen } = page;
    expect(await screen.findByText('Place, found in this photo')).toBeVisible();
    expect(screen.getByText(/Such as phone model/)).toBeVisible();
    expect(screen.getByText('533 × 400')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn right' }));
    expect(await screen.findByText('400 × 300')).toBeVisible();
    fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '200' } });
    expect(await screen.findByText('200 × 150')).toBeVisible();
    expect(uploads()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText('The photo is uploaded.')).toBeVisible();

    const picture = await sentPicture();
    const { width, height, exif } = await picture.metadata();
    expect({ width, height, exif }).toEqual({ width: 200, height: 150, exif: undefined });
    // Turned clockwise, the left half is the upper one.
    expect([await colourAt(picture, 100, 5), await colourAt(picture, 100, 145)]).toEqual(['red', 'blue']);
    const again = await page.reload();
    expect(await again.screen.findByText('The photo is uploaded.')).toBeVisible();
    await send(again);
    await again.screen.findByText(posted);
    expect(uploads()).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
  });

  test('moves and zooms the frame with the keyboard alone; another frame is uploaded anew', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
    await screen.findByText('The photo is uploaded.');
    (await screen.findByLabelText(/Frame of the photo/)).focus();
    await user.keyboard('+');
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('125');
    expect(screen.queryByText('The photo is uploaded.')).not.toBeInTheDocument();
    await user.keyboard('{ArrowLeft>60/}');
    await send(page);
    await page.screen.findByText(posted);

    expect(uploads()).toHaveLength(2);
    const picture = await sentPicture(1);
    expect(await colourAt(picture, 210, 100)).toBe('red');
  });
});

test('A photo that cannot be read is refused until another one is chosen, also after the form was sent', async () => {
  const page = await visit(address, aSeller());
  await formOf(page);
  await send(page);
  await choose(page, new File(['text'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await page.screen.findByText(/cannot read this file as a picture/)).toBeVisible();
  await choose(page, await redAndBlue());
  expect(await page.screen.findByText('533 × 400')).toBeVisible();
  expect(page.screen.queryByText(/cannot read this file as a picture/)).not.toBeInTheDocument();
});

test('A photo that the device cannot turn says so, and can be turned back', async () => {
  const page = await visit(address, aSeller());
  await formOf(page);
  await choose(page, await redAndBlue());
  await page.screen.findByText('533 × 400');
  vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValueOnce(new DOMException('No memory.', 'InvalidStateError'));
  await page.user.click(page.screen.getByRole('button', { name: 'Turn right' }));
  expect(await page.screen.findByText(/This device could not turn the photo/)).toBeVisible();

  await page.user.click(page.screen.getByRole('button', { name: 'Turn left' }));
  await page.screen.findByText('533 × 400');
  expect(page.screen.queryByText(/This device could not turn the photo/)).not.toBeInTheDocument();
});

describe('In a browser that protects its canvas', () => {
  const stripes = async () =>
    new Blob([
      new Uint8Array(
        await sharp(await noise())
          .jpeg()
          .toBuffer(),
      ),
    ]);
  const noise = () =>
    sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 60, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
  const { prototype } = HTMLCanvasElement;
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['gives back stripes', () => vi.spyOn(prototype, 'toBlob').mockImplementation((done) => void stripes().then(done))],
    ['gives back nothing', () => vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(null))],
    ['gives no canvas', () => vi.spyOn(prototype, 'getContext').mockReturnValue(null)],
  ])('and %s, the file itself is sent, without place and camera', async (_what, protect) => {
    protect();
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    expect(await page.screen.findByText(/^Your browser protects what this site draws/)).toBeVisible();
    expect(page.screen.queryByRole('button', { name: 'Turn right' })).not.toBeInTheDocument();
    await page.user.click(await page.screen.findByRole('button', { name: 'Use this photo' }));
    expect(await page.screen.findByText('The photo is uploaded.')).toBeVisible();

    const picture = await sentPicture();
    const { width, height, exif } = await picture.metadata();
    expect({ width, height, exif }).toEqual({ width: 800, height: 400, exif: undefined });
    expect([await colourAt(picture, 100, 200), await colourAt(picture, 700, 200)]).toEqual(['red', 'blue']);

    await choose(
      page,
      new File(
        [
          new Uint8Array(
            await sharp(await noise())
              .gif()
              .toBuffer(),
          ),
        ],
        'a.gif',
        { type: 'image/gif' },
      ),
    );
    expect(await page.screen.findByText(/so we cannot remove where this one was taken/)).toBeVisible();
  });
});

describe('The upload of a photo', () => {
  test('waits until Firebase has confirmed the seller who comes back', async () => {
    const page = await visit(address, aSeller());
    await formOf(page);
    slowCall('POST /v1/accounts:lookup', 20_000);
    const again = await page.reload();
    await choose(again, await redAndBlue());
    await again.user.click(await again.screen.findByRole('button', { name: 'Use this photo' }));
    await again.screen.findByRole('progressbar');
    await advanceTime(3000);
    expect(uploads()).toEqual([]);
    await advanceTime(20_000);
    expect(await again.screen.findByText('The photo is uploaded.')).toBeVisible();
    expect(uploads()).toHaveLength(1);
  });

  test('shows its progress, can be cancelled, and begins again', async () => {
    slowCall('POST /1/upload', 5000);
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText(/^Uploading, \d+ %$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/The upload was cancelled/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    await send(page);
    await page.screen.findByText(posted);
    expect(uploads()).toHaveLength(2);
  });

  test('may take a minute', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    slowCall('POST /1/upload', 60_000);
    await page.user.click(await page.screen.findByRole('button', { name: 'Use this photo' }));
    expect(await page.screen.findByText(/^Uploading, \d+ %$/)).toBeVisible();
    await advanceTime(61_000);
    await send(page);
    await page.screen.findByText(posted);
    expect(uploads()).toHaveLength(1);
  });

  test('that fails says why and can be retried, and is not made again by the post', async () => {
    const repair = breakCall('POST /1/upload');
    const page = await visit(address, aSeller());
    await fill(page);
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText(/the image host did not answer/)).toBeVisible();
    repair();
    await user.click(screen.getByRole('button', { name: 'Retry the upload' }));
    await screen.findByText('The photo is uploaded.');
    await send(page);
    await page.screen.findByText(posted);
    expect(uploads()).toHaveLength(2);
  });
});

describe('A file that is no photo', () => {
  test.each([
    ['IMG_2.HEIC', '', /HEIC photo, which this browser cannot read. On the iPhone choose Settings/],
    ['DSC_1.nef', '', /cannot read NEF files. Open it in a photo app/],
    ['letter.jpg', 'image/jpeg', /cannot read this file as a picture/],
    ['letter.pdf', 'application/pdf', /cannot read this file as a picture/],
    ['half.jpg', 'image/jpeg', /This file ends before the picture does/, CUT_OFF],
  ])(
    '(%s) is refused with a sentence that says what to do; another photo works',
    async (name, type, sentence, content?: Uint8Array<ArrayBuffer>) => {
      const page = await visit(address, aSeller());
      await fill(page);
      const input = (await formOf(page)).getByLabelText('Photo', { selector: 'input' });
      // As if dropped: the dialog for choosing a file would offer fewer types.
      const drop = (file: File) => fireEvent.change(input, { target: { files: [file] } });
      drop(new File([content ?? 'some text'], name, { type }));
      expect(await page.screen.findByRole('alert')).toHaveTextContent(sentence);
      await send(page);
      expect([...uploads(), ...callsTo('POST /cars')]).toEqual([]);

      drop(await redAndBlue());
      await page.screen.findByText('IMG_4127.jpg');
      await send(page);
      await page.screen.findByText(posted);
    },
  );
});

test('A device that stores no photo says so, and the form still works', async () => {
  const page = await visit(address, aSeller());
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(page);
  expect(await page.screen.findByText(/no room for the photo or does not store it/)).toBeVisible();
  expect(page.screen.getByText('Draft kept on this device')).toBeVisible();
  await send(page);
  await page.screen.findByText(posted);
  refuse.mockRestore();
});
