// @vitest-environment node
import { expect, test } from 'vitest';
import { note, notesIn } from '@tests/run/notes';

test('A step hands through the lines that it marks, and no others', () => {
  const output = ['ran 12 tests', note('Sequences: 200, all hold'), '  » not at the start', `${note('Peak: 40 MB')}\r`];
  expect(notesIn(output.join('\n'))).toEqual(['Sequences: 200, all hold', 'Peak: 40 MB']);
});
