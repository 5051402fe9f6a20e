import sharp from 'sharp';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { enteredFields } from '@tests/support/samplePost';
import { aPerson, type Person } from './support/people';
import { startAs } from './support/startAs';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const form = '/dashboard/seller/product-post';
const PHOTO = { width: 5712, height: 4284 };
/** The sides of the copy that the form makes, once it is turned. */
const COPY = [2250, 3000];

/** A photo of 24 megapixels, as telephones take it: stored on its side, with the EXIF orientation 6, which says how to turn it. */
const aLargePhoto = () =>
  sharp({ create: { width: PHOTO.height, height: PHOTO.width, channels: 3, background: '#3b6ea5' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function titlesOf({ email }: Person) {
  const response = await fetch(`${addressOf('market')}/cars/seller/${encodeURIComponent(email)}`);
  return v.parse(v.array(v.object({ title: v.string() })), await response.json()).map(({ title }) => title);
}

test('A seller posts a car with a photo of 24 megapixels by keyboard alone; removes it, undoes that, and leaves after another removal', async ({
  page,
}) => {
  const seller = await aPerson('seller', 'Mara Lindqvist');
  await startAs(page, seller);
  await page.goto(form);
  const { keyboard } = page;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const type = async (name: string, text: string) => {
    await tabTo(page, field(name));
    await keyboard.type(text);
  };

  // The browser is asked early to pass its file chooser to the test: a request beside the press may come after it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await keyboard.press('Space');
  await (await chooser).setFiles({ name: 'IMG_4127.jpg', mimeType: 'image/jpeg', buffer: await aLargePhoto() });
  const frame = page.getByLabel(/^Frame of the photo/);
  await frame.waitFor();
  await expect(page.getByText('Draft and photo kept on this device until you sign out')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your draft is back, with its photo.')).toBeVisible();
  await frame.waitFor();
  await tabTo(page, page.getByLabel(/upper left corner/));
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Turn right' }));
  await keyboard.press('Enter');
  const sizes = () =>
    page
      .locator('form img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => [image.naturalWidth, image.naturalHeight]));
  // The copy, and not the file, is all that the page holds.
  await expect.poll(sizes).toEqual([COPY]);

  for (const { label = '', typed = '', option, radio } of enteredFields) {
    if (radio !== undefined) {
      await tabTo(page, page.getByRole('radio', { name: 'Fixed' }));
      await keyboard.press('ArrowDown');
    } else {
      // The first word of an option is enough to choose it.
      const text = option?.text.split(' ')[0] ?? typed;
      await type(label, label === 'Title' ? 'Toyota Corolla by keyboard' : text);
    }
  }
  await tabTo(page, page.getByRole('button', { name: 'Post car' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Car Details Added')).toBeVisible();

  const actions = page.getByRole('button', { name: 'Actions: Toyota Corolla by keyboard' });
  await expect(actions).toBeVisible();
  await tabTo(page, actions);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Remove Toyota Corolla by keyboard' }));
  await keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Undo the removal of Toyota Corolla by keyboard' }).first(),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Toyota Corolla by keyboard' })).toBeFocused();
  await tabTo(page, actions);
  expect(await titlesOf(seller)).toEqual(['Toyota Corolla by keyboard']);

  // A removal that waits is sent when the page is left.
  await actions.press('Enter');
  await page.getByRole('button', { name: 'Remove Toyota Corolla by keyboard' }).press('Enter');
  await expect(
    page.getByRole('button', { name: 'Undo the removal of Toyota Corolla by keyboard' }).first(),
  ).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => titlesOf(seller)).toEqual([]);
});
