import { captureClicks } from './captureClicks';
import { setTheme } from './setTheme';

/** What every document does before its first paint. */
export function beginDocument() {
  setTheme();
  captureClicks();
}
