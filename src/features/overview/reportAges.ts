import { overviewMessages } from '@/shared/messages/overview';
import { countByAge, type Bar, type ChartText, type Listed } from './ages';

const { reports: messages, undated: undatedNote } = overviewMessages;
const BANDS = [0, 1, 3, 7];

export interface AgeChart extends ChartText {
  bars: readonly Bar[];
}

export interface WaitingReport extends Listed {
  carId: string | undefined;
}

/** How long the reports have waited. @param listedCars the ids of all listed cars; undefined if they are not known */
export function reportAges(
  reports: readonly WaitingReport[],
  listedCars: ReadonlySet<string> | undefined,
  now: number,
): AgeChart {
  const { counts, undated } = countByAge(reports, BANDS, now);
  const overdue = counts.at(-1) ?? 0;
  const gone = reports.filter(({ carId }) => carId !== undefined && listedCars?.has(carId) === false).length;
  return {
    sentence: sentenceOf(reports.length, overdue, undated),
    notes: [...(gone > 0 ? [messages.goneCars(gone)] : []), ...(undated > 0 ? [undatedNote(undated)] : [])],
    bars: counts.map((count, index) => ({
      label: messages.bands[index] ?? '',
      count,
      isHot: count > 0 && index === counts.length - 1,
    })),
  };
}

function sentenceOf(total: number, overdue: number, undated: number) {
  if (total === 0) return messages.none;
  if (overdue > 0) return messages.overdue(total, overdue, undated > 0);
  return undated > 0 ? messages.waiting(total) : messages.recent(total);
}
