import { expect, test } from 'vitest';
import { testAllFaults } from './matrix';
import { allScenarios } from './scenarios/all';
import { browsing } from './scenarios/browsing';
import { expectedCalls, nameOf, stripeCalls } from '@tests/contract/wire/calls';

testAllFaults(browsing);

test('every call of the table has a scenario, and every scenario a call', () => {
  const names = [...expectedCalls, ...stripeCalls].map(nameOf);
  // A call may have more scenarios, with the feature in parentheses.
  const scenarios = allScenarios
    .flatMap((group) => Object.keys(group))
    .map((name) => (names.includes(name) ? name : name.replace(/ \(.*\)$/, '')));
  expect(
    [...new Set(scenarios)].toSorted(),
    'tests/faults/scenarios, compared with tests/contract/wire/calls.ts',
  ).toEqual(names.toSorted());
});
