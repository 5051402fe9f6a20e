import { afterEach, expect, test } from 'vitest';
import { carryOverFields } from '@/ui/form/carryOverFields';

const form =
  '<form aria-label="Car post"><input name="title" /><input type="radio" name="status" value="fixed" /></form>';
const title = () => document.querySelector<HTMLInputElement>('input[name="title"]');
const status = () => document.querySelector<HTMLInputElement>('input[name="status"]');
let stop: (() => void) | undefined;

/** Types into the document's form, which the app then replaces by what it shows while it loads. */
function replaceTypedForm() {
  window.history.replaceState(null, '', '/dashboard/seller/product-post');
  document.body.innerHTML = form;
  const carryOver = carryOverFields();
  title()?.setAttribute('value', '');
  Object.assign(title() ?? {}, { value: 'Corolla 2016' });
  Object.assign(status() ?? {}, { checked: true });
  document.body.innerHTML = '<p>Loading</p>';
  stop = carryOver();
}

afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
});

test('What was typed into a form of the document is in the form of the page, also if it comes only later', async () => {
  replaceTypedForm();
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(title()?.value).toBe('Corolla 2016');
  expect(status()?.checked).toBe(true);
});

test('What was typed into a form of the document is not in a form of another page', async () => {
  replaceTypedForm();
  window.history.replaceState(null, '', '/dashboard/seller/product');
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(title()?.value).toBe('');
  window.history.replaceState(null, '', '/dashboard/seller/product-post');
  document.body.innerHTML = form;
  await Promise.resolve();
  expect(title()?.value).toBe('');
});
