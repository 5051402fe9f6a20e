import { addressOf } from '@sandbox/run/ports';
import { paintFaults } from '@tests/bench/paint/paintFaults';
import { expect, test } from './support/test';

test('Before and after the first paint of the public pages is nothing that need not be', async ({ browser }) => {
  const faults = await paintFaults(browser, addressOf('hosting'));
  expect(Object.keys(faults).length).toBeGreaterThan(0);
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});
