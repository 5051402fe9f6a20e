// @vitest-environment node
import { expect, test } from 'vitest';
import { normalizeInput } from '@/lib/text/normalizeInput';
import { tokenize } from '@/lib/text/search';

test.each([
  ['exact', '\ufeff12\u200b50\u00ad0\u2060', '12500'],
  ['exact', '１２，５００', '12,500'],
  ['exact', '𝟏𝟐𝟓𝟎𝟎', '12500'],
  ['exact', '$12\u202f500', '$12 500'],
  ['exact', '\u202a+1 415‑555−0117\u202c', '+1 415-555-0117'],
  ['exact', '\u2068＋46 31–555 01 17\u2069', '+46 31-555 01 17'],
  ['exact', 'mara\u200d＠oﬃce．example\u200f', 'mara@office.example'],
  ['exact', '١٢٬٥٠٠٫٥٠', '12,500.50'],
  ['exact', '۰۱۲۳۴۵۶۷۸۹ १२५ ১২৫ ๑๒๕ 𑁦𑁯 𞥐𞥙', '0123456789 125 125 125 09 09'],
  // What would become another number stays unclear.
  ['exact', '12500²', '12500²'],
  ['exact', '①½', '①½'],
  ['words', '\ufeffBMW\u00a0X5\u200b \u202aM\u00adSport\u202c', 'BMW X5 MSport'],
  // Letters, dashes and what shapes letters and emoji stay.
  ['words', 'ﬁ Ｎｏ Å ½ – ㎞²', 'ﬁ Ｎｏ Å ½ – ㎞²'],
  ['words', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['words', '👩\u200d🔧 ❤\ufe0f', '👩\u200d🔧 ❤\ufe0f'],
] as const)('In %s, %j becomes %j', (kind, typed, text) => {
  expect(normalizeInput(typed, kind)).toBe(text);
});

test.each([
  ['ＢＭＷ Ｘ５', ['bmw', 'x5']],
  ['Corolla ٢٠١٦ १.८', ['corolla', '2016', '1.8']],
  ['F‑150', ['f150']],
  ['toyota, corolla -', ['toyota', 'corolla']],
  ['Cor\ufeffol\u00adla\u200b', ['corolla']],
  ['㎞ ﾄﾖﾀ', ['km', 'トヨタ']],
])('A search for %j looks for %j', (search, words) => {
  expect(tokenize(search)).toEqual(words);
});
