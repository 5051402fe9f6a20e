const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);

/** Limits in real time, since the clock of the pages is fake. */
export interface Limits {
  /** No sequence starts after this time. */
  totalMs: number;
  /** A sequence that takes longer counts as hanging. */
  sequenceMs: number;
  /** How long fast-check may shrink a failed sequence. */
  shrinkingMs: number;
}

/** Runs sequences within the limits. Those that would start too late are skipped, which fast-check takes for a success. */
export function limitTime({ totalMs, sequenceMs, shrinkingMs }: Limits) {
  const start = realNow();
  let end = start + totalMs;
  let isFailed = false;
  let passedCount = 0;

  return {
    passedCount: () => passedCount,
    async run(sequence: () => Promise<void>) {
      if (realNow() > end) return;
      try {
        await Promise.race([sequence(), rejectAfter(sequenceMs)]);
        passedCount += 1;
      } catch (error) {
        // No shrinking after a hang: each attempt would hang as well, while the first one still runs.
        if (error instanceof HangError) end = 0;
        else if (!isFailed) end = realNow() + shrinkingMs;
        isFailed = true;
        throw error;
      }
    },
  };
}

class HangError extends Error {}

async function rejectAfter(ms: number): Promise<never> {
  await new Promise<void>((resolve) => void realSetTimeout(resolve, ms));
  throw new HangError(`The sequence hangs: it has not ended after ${ms / 1000} s.`);
}
