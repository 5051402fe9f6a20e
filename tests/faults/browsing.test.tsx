import { expect, test } from 'vitest';
import { testAllFaults } from './matrix';
import { allScenarios } from './scenarios/all';
import { browsing } from './scenarios/browsing';
import { expectedCalls, nameOf, stripeCalls } from '@tests/contract/wire/calls';

testAllFaults(browsing);

test('every call of the table has a scenario, and every scenario a call', () => {
  const scenarios = allScenarios.flatMap((group) => Object.keys(group));
  expect(scenarios.toSorted()).toEqual([...expectedCalls, ...stripeCalls].map(nameOf).toSorted());
});
