import { expect, test } from 'vitest';
import { expectedCalls, nameOf, stripeCalls } from '@tests/contract/wire/calls';
import { testAllFaults } from './matrix';
import { allScenarios } from './scenarios/all';
import { browsing } from './scenarios/browsing';

testAllFaults(browsing);

test('every scenario is one of a call of the table', () => {
  const names = [...expectedCalls, ...stripeCalls].map(nameOf);
  // A call may have more scenarios, with the feature in parentheses.
  const unknown = Object.keys(allScenarios).filter(
    (name) => !names.includes(name) && !names.includes(name.replace(/ \(.*\)$/, '')),
  );
  expect(unknown, 'tests/faults/scenarios, compared with the table of calls').toEqual([]);
});
