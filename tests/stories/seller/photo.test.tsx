import { fireEvent, waitFor } from '@testing-library/react';
import { File as SentFile } from 'node:buffer';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { countBegunFiles } from '@tests/support/begun';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { address, discard, fill, formOf, frameOf, posted, posts, send } from './postCarForm';

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

/** @returns the function that lets photos be read again */
function holdReading() {
  const decode = globalThis.createImageBitmap;
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  vi.stubGlobal('createImageBitmap', (...photo: Parameters<typeof decode>) => waiting.then(() => decode(...photo)));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => finish();
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
  test('turns it; what is in the frame is sent without place and camera, also after a reload', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    // What is done to this photo says nothing of the next one.
    fireEvent.click(page.screen.getByRole('button', { name: 'Turn right' }));
    await choose(page, await redAndBlue());
    await frameOf(page);
    // Faster than the photo is turned.
    for (const name of ['Turn right', 'Turn right', 'Turn left']) {
      fireEvent.click(page.screen.getByRole('button', { name }));
    }
    await advanceTime(1000);
    const again = await page.reload();
    await frameOf(again);
    await send(again);
    await again.screen.findByText(posted);

    const picture = await sentPicture();
    const { width, height, exif } = await picture.metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 300, exif: undefined });
    // Turned clockwise, the left half is the upper one.
    expect([await colourAt(picture, 200, 5), await colourAt(picture, 200, 295)]).toEqual(['red', 'blue']);
    expect(uploads()).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
  });

  test('moves the frame with the keyboard, also after a failure: that part is uploaded, and another part anew', async () => {
    const repair = breakCall('POST /cars', 403);
    const page = await visit(address, aSeller());
    await fill(page);
    await choose(page, await redAndBlue());
    const { user, screen } = page;
    (await frameOf(page)).focus();
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    await send(page);
    await screen.findByText('This was not posted');
    (await frameOf(page)).focus();
    await user.keyboard('{Control>}{ArrowRight>2/}{/Control}');
    repair();
    await send(page);
    await screen.findByText(posted);

    expect(uploads()).toHaveLength(2);
    expect(await colourAt(await sentPicture(0), 266, 200)).toBe('red');
    expect(await colourAt(await sentPicture(1), 266, 200)).toBe('blue');
  });
});

test('A photo whose frame cannot be loaded is posted with the part in the middle', async () => {
  const page = await visit(address, aSeller());
  await fill(page);
  await choose(page, await redAndBlue());
  await frameOf(page);
  await page.screen.findByText('Draft and photo kept on this device until you sign out');
  vi.doMock(import('@/selling/form/CropStage'), () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => vi.doUnmock(import('@/selling/form/CropStage')));
  const again = await page.reload();
  await again.screen.findByText('Your draft is back, with its photo.');
  expect(await again.screen.findByRole('button', { name: 'Turn left' })).toBeVisible();
  await advanceTime(5000);
  expect(again.screen.queryByLabelText(/^Frame of the photo/)).not.toBeInTheDocument();
  await send(again);
  await again.screen.findByText(posted);

  const picture = await sentPicture();
  expect(await picture.metadata()).toMatchObject({ width: 533, height: 400 });
  expect([await colourAt(picture, 260, 200), await colourAt(picture, 272, 200)]).toEqual(['red', 'blue']);
});

test('In a browser that protects its canvas, no photo is taken, and the page says what to do', async () => {
  const page = await visit(address, aSeller());
  await fill(page);
  const noise = vi
    .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    .mockImplementation((_left, _top, width, height) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => (index * 67) % 256),
      width,
      height,
      colorSpace: 'srgb',
    }));
  onTestFinished(() => noise.mockRestore());
  await choose(page, await redAndBlue());
  expect(await page.screen.findByText(/Allow this site to read canvas data/)).toBeVisible();
  await send(page);
  await waitFor(() => expect(page.screen.getByLabelText('Photo', { selector: 'input' })).toHaveFocus());
  expect([...uploads(), ...callsTo('POST /cars')]).toEqual([]);
});

test('The upload of a photo waits until Firebase has confirmed the seller who comes back', async () => {
  const page = await visit(address, aSeller());
  await fill(page);
  slowCall('POST /v1/accounts:lookup', 20_000);
  const again = await page.reload();
  await frameOf(again);
  await send(again);
  await advanceTime(3000);
  expect(uploads()).toEqual([]);
  await advanceTime(20_000);
  await again.screen.findByRole('heading', { name: 'All my product 1' });
  expect(uploads()).toHaveLength(1);
});

test('A file that is no photo is refused with a sentence that says what to do; another photo works', async () => {
  const page = await visit(address, aSeller());
  await fill(page);
  const input = (await formOf(page)).getByLabelText('Photo', { selector: 'input' });
  // As if dropped: the dialog for choosing a file would offer fewer types.
  const drop = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  const moved = await redAndBlue();
  vi.spyOn(moved, 'slice').mockImplementation(() => {
    throw new DOMException('A requested file could not be found.', 'NotFoundError');
  });
  for (const [file, sentence] of [
    [
      new File(['\0\0\0\x18ftypheic'], 'IMG_2.jpg', { type: 'image/jpeg' }),
      /HEIC photo, which this browser cannot read. On the iPhone choose Settings/,
    ],
    [moved, /was moved, renamed or deleted.* Choose the photo again/],
    [new File(['some text'], 'text.jpg', { type: 'image/jpeg' }), /cannot read this file as a photo/],
  ] as const) {
    drop(file);
    await waitFor(() => expect(page.screen.getByRole('alert')).toHaveTextContent(sentence));
  }
  await send(page);
  expect(await page.screen.findByRole('alert')).toHaveTextContent(/cannot read this file as a photo/);
  expect([...uploads(), ...callsTo('POST /cars')]).toEqual([]);

  // Sent before the photo is read, from when on nothing else can be typed; of the type that a file without a known name has.
  const finish = holdReading();
  drop(new File([await redAndBlue()], 'photo', { type: 'application/octet-stream' }));
  await send(page);
  await waitFor(() => expect(page.screen.getByLabelText('Price')).toBeDisabled());
  finish();
  await page.screen.findByText(posted);
});

test('A device that stores no photo says so, and the form still works', async () => {
  const page = await visit(address, aSeller());
  const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(page);
  expect(await page.screen.findByText(/no room for the photo or does not store it/)).toBeVisible();
  expect(page.screen.getByText('Draft kept on this device until you sign out')).toBeVisible();
  await send(page);
  await page.screen.findByText(posted);
  refuse.mockRestore();
});

test.each([
  ['another user signs in', () => signInInOtherTab(aBuyer())],
  ['the draft is discarded', (page: Page) => discard(page, 'Discard draft')],
])('A photo that is still being read when %s is not left in the page or on the device', async (_what, end) => {
  const page = await visit(address, aSeller());
  const finish = holdReading();
  fireEvent.change((await formOf(page)).getByLabelText('Title'), { target: { value: 'Half a car' } });
  await choose(page, await redAndBlue());
  await end(page);
  await advanceTime(1000);
  finish();
  await advanceTime(1000);
  expect(page.screen.queryByText('IMG_4127.jpg')).not.toBeInTheDocument();
  expect(await countBegunFiles()).toBe(0);
});
