const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);

/** In real time: the clock of the pages is wound on at will. */
export interface Limits {
  /** No sequence is begun after so long. */
  allMs: number;
  /** A sequence that has not ended by then hangs. */
  oneMs: number;
  /** A shorter one of the same kind is looked for so long. */
  shrinkingMs: number;
}

/** Holds sequences to their limits. What comes too late counts as held, and is not counted. */
export function limited({ allMs, oneMs, shrinkingMs }: Limits) {
  const start = realNow();
  let end = start + allMs;
  let isFailed = false;
  let held = 0;

  return {
    held: () => held,
    async hold(sequence: () => Promise<void>) {
      if (realNow() > end) return;
      try {
        await Promise.race([sequence(), hanging(oneMs)]);
        held += 1;
      } catch (error) {
        // One that hangs would hang again with each try to shorten it, and what is left of it would go on meanwhile.
        if (error instanceof Hanging) end = 0;
        else if (!isFailed) end = realNow() + shrinkingMs;
        isFailed = true;
        throw error;
      }
    },
  };
}

class Hanging extends Error {}

async function hanging(ms: number): Promise<never> {
  await new Promise<void>((resolve) => void realSetTimeout(resolve, ms));
  throw new Hanging(`The sequence hangs: it has not ended after ${ms / 1000} s.`);
}
