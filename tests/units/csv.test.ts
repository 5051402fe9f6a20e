import { describe, expect, test } from 'vitest';
import { toCsv } from '@/features/journal/csv';

describe('A cell of a CSV file', () => {
  test.each([
    ['plain', 'Corolla 2016', 'Corolla 2016'],
    ['with a comma', 'Ford, blue', '"Ford, blue"'],
    ['with quotation marks', 'the "best" car', '"the ""best"" car"'],
    ['with a line break', 'one\ntwo', '"one\ntwo"'],
    ['with a formula', '=1+1', "'=1+1"],
    ['with a formula in quotation marks', '=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
    ['with a plus', '+46 31 555', "'+46 31 555"],
    ['with a minus', '-2', "'-2"],
    ['with an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['with a full-width equals sign', '＝1+1', "'＝1+1"],
    ['with a formula after blanks', '  =1+1', "'  =1+1"],
    ['with a tab before', '\t=1', "'\t=1"],
    ['empty', '', ''],
  ])('%s', (_, value, cell) => expect(toCsv([[value]])).toBe(cell));

  test('rows and cells are separated as RFC 4180 says', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['c,', ''],
      ]),
    ).toBe('a,b\r\n"c,",');
  });
});
