import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '@/shared/session/SessionProvider';
import { useStableRows } from '@/shared/ui/list/stableRows';
import type { Report } from '../schema';
import type { Case, ListedCar } from './cases';
import { undecidedReports } from './caseStatus';
import type { Decision, Verdict } from './decision';
import { decisions } from './decisions';
import { useCases } from './useCases';
import { useQueueView } from './queueView';
import { endBatch, sender, type TakeCarDown } from './sendDecision';
import { useEverGone } from './useEverGone';
import { useShiftGuard } from './useShiftGuard';

interface QueueOptions {
  reports: readonly Report[] | undefined;
  cars: ReadonlyMap<string, ListedCar>;
  /** The ids of cars that are known to be no longer listed. */
  gone: ReadonlySet<string>;
  takeCarDown: TakeCarDown;
  /** The case is shown in place of the queue, not beside it. */
  isNarrow: boolean;
}

export type QueueState = ReturnType<typeof useModerationQueue>;

/** The queue of reported cars, which does not move while it is read, the open case, and what the admin can do. */
export function useModerationQueue({ reports, cars, gone, takeCarDown, isNarrow }: QueueOptions) {
  const { email: admin } = useUser();
  const client = useQueryClient();
  const send = useMemo(() => sender(client, takeCarDown), [client, takeCarDown]);
  const sendInBatch = useMemo(() => sender(client, takeCarDown, { isInBatch: true }), [client, takeCarDown]);
  const { view, change: changeView, address } = useQueueView();
  const { rows, newCount, showNew, forget } = useStableRows(reports);
  const decided = useSyncExternalStore(decisions.subscribe, decisions.all, decisions.all);
  const batch = useSyncExternalStore(decisions.subscribe, decisions.batch, decisions.batch);
  const search = useDeferredValue(view.search);

  const knownGone = useEverGone(gone);
  const options = { decided, gone: knownGone, cars, sort: view.sort, search };
  const { all, waiting, waitingInQueue, isWaiting, swept, cases } = useCases(rows, options);
  const order = useMemo(() => reports && cases.map(({ key }) => key).join(), [reports, cases]);
  const { isAimed, markShift } = useShiftGuard(order);

  const first = isNarrow ? undefined : (cases.find(isWaiting) ?? cases[0]);
  const open = all.find(({ key }) => key === view.openKey) ?? first;

  const openCase = (one: Case | undefined) =>
    changeView({ openKey: one?.key }, { isPushed: isNarrow && open === undefined });

  const decisionOf = (one: Case, verdict: Verdict, about: readonly Report[], key = one.key) => {
    return { key, verdict, subject: one, reports: about, admin };
  };

  function decide(one: Case, verdict: Verdict) {
    const about = undecidedReports(one, decided);
    if (about.length === 0) return;
    decisions.hold(decisionOf(one, verdict, about), send);
    const index = cases.indexOf(one);
    const rest = [...cases.slice(index + 1), ...cases.slice(0, Math.max(0, index))];
    openCase(isNarrow ? undefined : (rest.find((other) => other !== one && isWaiting(other)) ?? one));
    markShift();
  }

  function decideAll(many: readonly Case[], verdict: Verdict) {
    const held = many.map((one) =>
      decisionOf(one, one.carId === undefined ? 'drop' : verdict, undecidedReports(one, decided)),
    );
    decisions.holdAll(held, sendInBatch, endBatch(client));
    markShift();
  }

  function dropReport(one: Case, report: Report) {
    if (undecidedReports(one, decided).length === 1) decide(one, 'drop');
    else decisions.hold(decisionOf(one, 'drop', [report], report.id), send);
  }

  return {
    view,
    address,
    changeView,
    /** As found by the search. */
    cases,
    waiting,
    /** Those of the queue that wait. */
    waitingInQueue,
    isWaiting,
    /** Cases that wait although their car is gone. */
    swept,
    newCount,
    showNew,
    decided,
    open,
    isOpenGone: open !== undefined && knownGone.has(open.key),
    openCase,
    decide,
    decideAll,
    batch,
    retryBatch: () => void decisions.retryAll(sendInBatch, endBatch(client)),
    dropReport,
    isAimed,
    /** Undoes the latest decision that is still held. */
    undoLast() {
      const last = [...decided.values()].findLast(({ state }) => state.name === 'held');
      if (last) decisions.undo(last.key);
      return last !== undefined;
    },
    retry: useCallback((decision: Decision) => decisions.retry(decision, send), [send]),
    putAside: useCallback(
      (one: Case) => {
        decisions.putAside(one.key);
        for (const { row } of one.reports) forget(row.id);
      },
      [forget],
    ),
  };
}
