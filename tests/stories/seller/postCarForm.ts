import { fireEvent, within } from '@testing-library/react';
import { expect } from 'vitest';
import { database } from '@tests/support/database';
import { aPhoto } from '@tests/support/photo';
import { chosenValues, typedTexts } from '@tests/support/samplePost';
import type { visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

export const address = '/dashboard/seller/product-post';
export const posted = 'Car Details Added';
export const posts = () => database.cars.find({});

export const formOf = async ({ screen }: Page) => within(await screen.findByRole('form', { name: 'Car post' }));

/** The same file each time, since the fixed `lastModified` identifies it. */
export async function choosePhoto(page: Page) {
  const photo = await aPhoto();
  const file = new File([photo], photo.name, { type: photo.type, lastModified: 1_790_000_000_000 });
  await page.user.upload((await formOf(page)).getByLabelText('Photo', { selector: 'input' }), file);
  await frameOf(page);
}

/** The frame of the photo, once the photo is read. */
export const frameOf = ({ screen }: Page) => screen.findByLabelText(/^Frame of the photo/);

/** What the label belongs to. `getByLabelText` would look for the labels of every element of the page. */
function fieldOf(form: Awaited<ReturnType<typeof formOf>>, label: string) {
  const { control } = form.getByText<HTMLLabelElement>(label, { selector: 'label' });
  if (!control) throw new Error(`The label ${label} belongs to no field.`);
  return control;
}

/** @param typed other texts than the usual ones */
export async function fill(page: Page, typed: Readonly<Record<string, string>> = {}) {
  const form = await formOf(page);
  for (const [label, value] of Object.entries({ ...typedTexts, ...typed, ...chosenValues })) {
    fireEvent.change(fieldOf(form, label), { target: { value } });
  }
  await page.user.click(form.getByRole('radio', { name: 'Negotiable' }));
  await choosePhoto(page);
}

export const send = ({ user, screen }: Page) => user.click(screen.getByRole('button', { name: 'Post car' }));

/** @param button which of the buttons that discard the draft */
export async function discard({ user, screen }: Page, button: string) {
  await user.click(screen.getByRole('button', { name: button }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
  await user.click(question.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText('Title')).toHaveValue('');
}

export async function expectFilled(page: Page) {
  const form = await formOf(page);
  for (const [label, text] of Object.entries({ ...typedTexts, ...chosenValues })) {
    expect(fieldOf(form, label)).toHaveValue(text);
  }
  expect(form.getByRole('radio', { name: 'Negotiable' })).toBeChecked();
}
