import type { TestInfo } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { aPhoto } from '@tests/browser/support/journey';
import type { Person } from '@tests/browser/support/people';
import type { Page } from './page';

/** Signs in through the login page. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login');
  const form = page.within('form', 'Login');
  await form.type('Email', email);
  await form.type('Password', password);
  await form.click('button', 'Login');
  await page.expectVisible('button', 'SignOut');
}

/** Writes a picture to disk for a file input and returns its path. */
export async function photoFile(testInfo: TestInfo) {
  const file = testInfo.outputPath('photo.png');
  await writeFile(file, await aPhoto());
  return file;
}
