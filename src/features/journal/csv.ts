/** Spreadsheets run a cell as a formula if it begins with one of these, some of them also in their full-width form. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe before it, with which it is shown as
 * text.
 */
export function toCsv(rows: readonly (readonly string[])[]) {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n');
}

function cellOf(value: string) {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
