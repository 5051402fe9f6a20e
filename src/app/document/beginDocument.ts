import { captureClicks } from './captureClicks';
import { keepProblems } from './keepProblems';
import { setTheme } from './setTheme';

/** What every document does before its first paint. */
export function beginDocument() {
  if (REPORT_URL !== '') keepProblems();
  setTheme();
  captureClicks();
}
