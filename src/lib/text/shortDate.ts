import { once } from './once';
import { commonTexts } from './commonTexts';

const shortDate = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const shortDateWithYear = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `14 Nov`, or `14 Nov 2025` in another year than this one */
export function formatShortDate(date: Date, now = new Date()) {
  if (Number.isNaN(date.getTime())) return commonTexts.notStated;
  return (date.getFullYear() === now.getFullYear() ? shortDate() : shortDateWithYear()).format(date);
}
