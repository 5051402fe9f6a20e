import { keptHere } from '@tests/support/keptHere';
import { FIREBASE_GROUP } from '@tools/codeGroups';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('Signing out takes effect in every tab, and for good, although the code of Firebase does not load', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load/);
  const context = page.context();
  const firebase = `**/assets/${FIREBASE_GROUP}-*.js`;
  await startAs(page, await aPerson('buyer', 'Noor Haddad'));
  let refused = 0;
  await context.route(firebase, (route) => {
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/profile');
    await expect(tab.getByRole('definition').filter({ hasText: 'Noor Haddad' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'SignOut' }).click();

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/home');
    await expect(tab.getByText('Noor Haddad')).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(
    /signed_in_user|access_token|user [0-9a-f]{16}/,
  );
  await page.close();
  await other.goto('/dashboard/profile');
  await expect(other).toHaveURL('/login');

  await context.unroute(firebase);
  await other.goto('/blog');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('signed-out'))).toBe('done');
  expect(await other.evaluate(keptHere)).not.toContain('Noor Haddad');
  expect(refused).toBeGreaterThan(0);
});
