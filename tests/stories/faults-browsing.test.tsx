import { expect, test } from 'vitest';
import { testAllFaults } from '@tests/faults/matrix';
import { allScenarios } from '@tests/faults/scenes/all';
import { browsing } from '@tests/faults/scenes/browsing';
import { expectedCalls, nameOf, stripeCalls } from '@tests/wire/calls';

testAllFaults(browsing);

test('Every call of the table has its scene, and every scene its call', () => {
  const scenes = allScenarios.flatMap((group) => Object.keys(group));
  expect(scenes.toSorted()).toEqual([...expectedCalls, ...stripeCalls].map(nameOf).toSorted());
});
