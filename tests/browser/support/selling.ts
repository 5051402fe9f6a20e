import type { Page } from '@playwright/test';
import { enteredFields } from '@tests/support/samplePost';

/** Fills in everything but the photo. */
export async function fillFields(page: Page, title: string) {
  const form = page.getByRole('form', { name: 'Car post' });
  for (const { label = '', typed, option, radio } of enteredFields) {
    if (radio !== undefined) await form.getByRole('radio', { name: radio }).check();
    else if (option) await form.getByLabel(label).selectOption(option.value);
    else await form.getByLabel(label, { exact: true }).fill(label === 'Title' ? title : (typed ?? ''));
  }
}
