import { isDone, type DelayedWrite, type Held, type Progress } from './delayedWrite';

/** `mark` says which beginning of the write it belongs to (`markOf`): the same write can be undone and begun again. */
type Run<Write> = DelayedWrite<Write> & { mark: string };
/** By id. */
type RunMap<Write> = ReadonlyMap<string, Run<Write>>;

interface Asked<Write> {
  idOf: (write: Write) => string;
  markOf: (write: Held<Write>) => string;
  deadlineOf: (write: Held<Write>) => number;
}

/** How far this page has come with those writes whose time was over in it. */
export function createRuns<Write extends object>({ idOf, markOf, deadlineOf }: Asked<Write>, onChange: () => void) {
  let runs: RunMap<Write> = new Map();

  function set(next: Iterable<readonly [string, Run<Write>]>) {
    runs = new Map(next);
    onChange();
  }

  return {
    /** The same object as long as nothing has changed. */
    all: () => runs,
    of: (write: Held<Write>) => runOf(write, runs, { idOf, markOf }),
    put: (write: Held<Write>, progress: Progress) =>
      set([...runs, [idOf(write), { ...write, dueAt: deadlineOf(write), mark: markOf(write), ...progress }]]),
    /** Those that are stored wait again. */
    drop: (isDropped: (run: DelayedWrite<Write>) => boolean) => set([...runs].filter(([, run]) => !isDropped(run))),
    markRefetched: (refetched: ReadonlySet<DelayedWrite<Write>>) =>
      set([...runs].map(([id, run]) => [id, refetched.has(run) ? { ...run, isRefetched: true } : run])),
    countSending: () => [...runs.values()].filter(({ state }) => state === 'sending').length,
  };
}

export type Runs<Write extends object> = ReturnType<typeof createRuns<Write>>;

/** The run of this write, unless it belongs to an earlier beginning. */
function runOf<Write extends object>(
  write: Held<Write>,
  runs: RunMap<Write>,
  { idOf, markOf }: Pick<Asked<Write>, 'idOf' | 'markOf'>,
) {
  const run = runs.get(idOf(write));
  return run?.mark === markOf(write) ? run : undefined;
}

/** All that are stored, each with its progress in this page, and those that are done since the page was opened. */
export function shownWrites<Write extends object>(
  stored: readonly Held<Write>[],
  runs: RunMap<Write>,
  asked: Asked<Write>,
): readonly DelayedWrite<Write>[] {
  const { idOf, deadlineOf } = asked;
  const ids = new Set(stored.map(idOf));
  return [
    ...stored.map((write) => {
      const run = runOf(write, runs, asked);
      const dueAt = deadlineOf(write);
      // While a run sends it, what is stored says so already.
      if (run) return { ...run, ...write, isSent: run.isSent, dueAt };
      return { ...write, state: write.isSent ? 'sending' : 'held', dueAt } as const;
    }),
    ...[...runs].flatMap(([id, run]) => (isDone(run) && !ids.has(id) ? run : [])),
  ];
}
