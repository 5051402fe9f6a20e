import { formatDate, formatTime } from '@/lib/text/format';
import type { Payment } from '@/payments/engine/entry';
import { paymentTexts as texts } from '@/payments/texts';

/** "26 November 2026, 10:42". Of an entry with an unreadable time, it says that the time is not known on this device. */
export function paymentTime({ paidAt }: Payment) {
  const time = new Date(paidAt);
  return Number.isNaN(time.getTime()) ? texts.unknownHere : texts.paidAt(formatDate(time), formatTime(time));
}
