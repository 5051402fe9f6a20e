// @vitest-environment node
import { expect, test } from 'vitest';
import { note, notesIn } from '@tests/run/notes';

test('Only the lines that a step marks as notes are passed on', () => {
  const output = ['ran 12 tests', note('Sequences: 200, all hold'), '  » not at the start', `${note('Peak: 40 MB')}\r`];
  expect(notesIn(output.join('\n'))).toEqual(['Sequences: 200, all hold', 'Peak: 40 MB']);
});
