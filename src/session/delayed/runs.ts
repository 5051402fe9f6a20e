import { isDone, type DelayedWrite, type Held, type Progress } from './delayedWrite';

/** By id. */
type RunMap<Write> = ReadonlyMap<string, DelayedWrite<Write>>;

interface Asked<Write> {
  idOf: (write: Write) => string;
  deadlineOf: (write: Held<Write>) => number;
}

/** How far this page has come with those writes whose time was over in it. */
export function createRuns<Write extends object>({ idOf, deadlineOf }: Asked<Write>, onChange: () => void) {
  let runs: RunMap<Write> = new Map();

  function set(next: Iterable<readonly [string, DelayedWrite<Write>]>) {
    runs = new Map(next);
    onChange();
  }

  return {
    /** The same object as long as nothing has changed. */
    all: () => runs,
    put(write: Held<Write>, progress: Progress) {
      const id = idOf(write);
      const { dueAt } = runs.get(id) ?? { dueAt: deadlineOf(write) };
      set([...runs, [id, { ...write, dueAt, ...progress }]]);
    },
    /** Those that are stored wait again. */
    drop: (isDropped: (run: DelayedWrite<Write>) => boolean) => set([...runs].filter(([, run]) => !isDropped(run))),
    markRefetched: (refetched: ReadonlySet<DelayedWrite<Write>>) =>
      set([...runs].map(([id, run]) => [id, refetched.has(run) ? { ...run, isRefetched: true } : run])),
    countSending: () => [...runs.values()].filter(({ state }) => state === 'sending').length,
  };
}

export type Runs<Write extends object> = ReturnType<typeof createRuns<Write>>;

/** All that are stored, each with its progress in this page, and those that are done since the page was opened. */
export function shownWrites<Write extends object>(
  stored: readonly Held<Write>[],
  runs: RunMap<Write>,
  { idOf, deadlineOf }: Asked<Write>,
): readonly DelayedWrite<Write>[] {
  const ids = new Set(stored.map(idOf));
  return [
    ...stored.map((write) => {
      const run = runs.get(idOf(write));
      const dueAt = deadlineOf(write);
      // While a run sends it, what is stored says so already.
      if (run) return { ...run, ...write, isSent: run.isSent, dueAt };
      return { ...write, state: write.isSent ? 'sending' : 'held', dueAt } as const;
    }),
    ...[...runs].flatMap(([id, run]) => (isDone(run) && !ids.has(id) ? run : [])),
  ];
}
