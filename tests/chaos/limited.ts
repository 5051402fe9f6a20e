const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);

/** Limits in real time, since the clock of the pages is fake. */
export interface Limits {
  /** A sequence that takes longer counts as hanging. */
  sequenceMs: number;
  /** How long fast-check may shrink a failed sequence. */
  shrinkingMs: number;
}

/** Runs sequences within the limits. Those that would start too late are skipped, which fast-check takes for a success. */
export function limitTime({ sequenceMs, shrinkingMs }: Limits) {
  let end = Infinity;

  return async (sequence: () => Promise<void>) => {
    if (realNow() > end) return;
    try {
      await Promise.race([sequence(), rejectAfter(sequenceMs)]);
    } catch (error) {
      // No shrinking after a hang: each attempt would hang as well, while the first one still runs.
      if (error instanceof HangError) end = 0;
      else end = Math.min(end, realNow() + shrinkingMs);
      throw error;
    }
  };
}

class HangError extends Error {}

async function rejectAfter(ms: number): Promise<never> {
  await new Promise<void>((resolve) => void realSetTimeout(resolve, ms));
  throw new HangError(`The sequence hangs: it has not ended after ${ms / 1000} s.`);
}
