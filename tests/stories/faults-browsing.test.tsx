import { expect, test } from 'vitest';
import { holdAll } from '@tests/faults/matrix';
import { allScenes } from '@tests/faults/scenes/all';
import { browsing } from '@tests/faults/scenes/browsing';
import { expectedCalls, nameOf, stripeCalls } from '@tests/wire/calls';

holdAll(browsing);

test('Every call of the table has its scene, and every scene its call', () => {
  const scenes = allScenes.flatMap((group) => Object.keys(group));
  expect(scenes.toSorted()).toEqual([...expectedCalls, ...stripeCalls].map(nameOf).toSorted());
});
