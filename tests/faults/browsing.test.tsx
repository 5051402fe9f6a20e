import { expect, test } from 'vitest';
import { testAllFaults } from './matrix';
import { allScenarios } from './scenarios/all';
import { browsing } from './scenarios/browsing';
import { expectedCalls, nameOf, stripeCalls } from '@tests/contract/wire/calls';

testAllFaults(browsing);

test('Every call of the table has its scene, and every scene its call', () => {
  const scenes = allScenarios.flatMap((group) => Object.keys(group));
  expect(scenes.toSorted()).toEqual([...expectedCalls, ...stripeCalls].map(nameOf).toSorted());
});
