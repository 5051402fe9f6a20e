import { addressOf } from '@sandbox/run/ports';
import { paintFaults } from '@tests/bench/paint/paintFaults';
import { expect, test } from './support/test';

test('The public pages do no unnecessary work before and after the first paint', async ({ browser }) => {
  const faults = await paintFaults(browser, addressOf('hosting'));
  expect(Object.keys(faults).length).toBeGreaterThan(0);
  expect(Object.entries(faults).filter(([, messages]) => messages.length > 0)).toEqual([]);
});
