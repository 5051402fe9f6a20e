import { overviewMessages } from '@/shared/messages/overview';
import { truncate } from '@/shared/messages/format';
import { bandOf, countByAge, daysSince, statedTime, type Listed } from './ages';
import type { AgeChart } from './reportAges';

const { sellers: messages, undated: undatedNote } = overviewMessages;
const BANDS = [0, 1, 7, 14];
const MAX_NAME = 40;

export interface OverviewSeller extends Listed {
  isVerified: boolean;
}

/** How long sellers have been unverified: since their record was made. */
export function sellerAges<S extends OverviewSeller>(
  sellers: readonly S[],
  nameOf: (seller: S) => string,
  now: number,
): AgeChart & { unverifiedCount: number } {
  const unverified = sellers.filter(({ isVerified }) => !isVerified);
  const { counts, undated } = countByAge(unverified, BANDS, now);
  const longest = undated > 0 ? undefined : oldestOf(unverified, now);
  const hotBand = longest && bandOf(longest.days, BANDS);
  return {
    unverifiedCount: unverified.length,
    sentence:
      unverified.length === 0
        ? sellers.length === 0
          ? messages.nobody
          : messages.allVerified(sellers.length)
        : [
            messages.unverified(unverified.length, sellers.length),
            longest && messages.longest(truncate(nameOf(longest.seller), MAX_NAME), longest.days),
          ]
            .filter((part) => part !== undefined)
            .join(' '),
    notes: [...(unverified.length > 0 ? [messages.since] : []), ...(undated > 0 ? [undatedNote(undated)] : [])],
    bars: counts.map((count, index) => ({
      label: messages.bands[index] ?? '',
      count,
      isHot: index === hotBand,
    })),
  };
}

function oldestOf<S extends OverviewSeller>(sellers: readonly S[], now: number) {
  let oldest: { seller: S; days: number; time: number } | undefined;
  for (const seller of sellers) {
    const time = statedTime(seller, now);
    if (time !== undefined && (!oldest || time < oldest.time)) oldest = { seller, days: daysSince(time, now), time };
  }
  return oldest;
}
