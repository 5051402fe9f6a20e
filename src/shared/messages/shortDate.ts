import { once } from '@/shared/text/once';
import { commonMessages } from './common';

const shortDate = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const shortDateWithYear = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `14 Nov`, or `14 Nov 2025` in another year than this one */
export function formatShortDate(date: Date, now = new Date()) {
  if (Number.isNaN(date.getTime())) return commonMessages.notStated;
  return (date.getFullYear() === now.getFullYear() ? shortDate() : shortDateWithYear()).format(date);
}
