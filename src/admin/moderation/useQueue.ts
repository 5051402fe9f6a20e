import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Car } from '@/cars/schema';
import { useCharacterKeys } from '@/lib/browser/characterKeys';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import { breakpoints } from '@/lib/config/breakpoints';
import type { Report } from '@/reports/schema';
import { canUndo } from '@/session/delayed/delayedWrite';
import { useUser } from '@/session/session';
import { useStableRows } from '@/ui/list/stableRows';
import { useMedia } from '@/ui/useMedia';
import { canDecide, canRemove, caseSorts, groupByCar, searchCases, sortCases, type Case } from './cases';
import { decisions, reportedCarOf, useDecisions, type Verdict } from './decisions';

export type Queue = ReturnType<typeof useQueue>;

/**
 * The reported cars, which do not move while they are read, and what the admin can do.
 * @param reports undefined until they are loaded
 * @param gone the ids of cars that are known to be no longer listed
 */
export function useQueue(
  reports: readonly Report[] | undefined,
  cars: ReadonlyMap<string, Car>,
  gone: ReadonlySet<string>,
) {
  const isNarrow = useMedia(breakpoints.tablet);
  const latest = useDecisions();
  const held = decisions.useAll().filter((decision) => decision.state !== 'failed' && canUndo(decision));
  const view = useQueueView();
  const { search, sort } = view;
  const { rows, newCount, showNew } = useStableRows(reports);
  const all = useMemo(
    () => sortCases(groupByCar(rows, { cars, gone, decisions: latest }), sort),
    [rows, cars, gone, latest, sort],
  );
  const cases = useMemo(() => searchCases(all, search), [all, search]);
  const waiting = cases.filter(hasWaiting);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const heading = useRef<HTMLHeadingElement>(null);

  // The case that is open beside the queue at first stays while it is read, also if it is dealt with meanwhile.
  const [firstKey, setFirstKey] = useState<string>();
  const first = cases.find(({ key }) => key === firstKey) ?? waiting[0] ?? cases[0];
  if (first && first.key !== firstKey) setFirstKey(first.key);

  const open = all.find(({ key }) => key === view.openKey) ?? (isNarrow ? undefined : first);
  const index = cases.findIndex((subject) => subject === open);
  const shown = open ? [open] : [];
  const subjects = chosen ? waiting.filter(({ key }) => chosen.has(key)) : shown;

  const openCase = (subject: Case | undefined) => view.change('case', subject?.key, isNarrow && open === undefined);

  function openNextCase() {
    const next = [...cases.slice(index + 1), ...cases].find((other) => other !== open && hasWaiting(other));
    flushSync(() => openCase(isNarrow ? undefined : (next ?? open)));
    // The pressed button is gone.
    heading.current?.focus({ preventScroll: true });
  }

  /** @returns false if there was nothing to decide about */
  function decide(verdict: Verdict) {
    const undecided = subjects.filter(canDecide);
    if (undecided.length === 0) return false;
    decisions.hold(
      undecided.map((subject) => ({
        verdict: canRemove(subject) ? verdict : 'drop',
        subject: reportedCarOf(subject),
        reports: subject.waiting,
      })),
    );
    if (chosen) setChosen(undefined);
    else openNextCase();
    return true;
  }

  return {
    /** The open case is shown in place of the queue, not beside it. */
    isNarrow,
    view,
    /** As found by the search. */
    cases,
    /** Those of them that wait. */
    waiting,
    newCount,
    showNew,
    /** The decisions that can be undone, the latest one last. */
    held,
    open,
    /** The place of the open case among those that the search finds; -1 if it is not one of them. */
    index,
    openCase,
    /** The ref of the open case's heading. */
    heading,
    decide,
    /** The keys of the cases that are chosen to be decided about together; undefined unless the admin chooses several. */
    chosen,
    setChosen,
    toggle: (key: string) => setChosen((keys) => keys && toggled(keys, key)),
    /** What the buttons and keys decide about. */
    subjects,
  };
}

const hasWaiting = ({ waiting }: Case) => waiting.length > 0;

function toggled(keys: ReadonlySet<string>, key: string) {
  const others = [...keys].filter((other) => other !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}

type Name = 'q' | 'sort' | 'case';

/** The search, the order and the open case are in the URL, so that Back returns to the same case. */
function useQueueView() {
  const [query, changeQuery] = useAddressQuery();
  const params = new URLSearchParams(query);
  return {
    search: params.get('q') ?? '',
    sort: caseSorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
    openKey: params.get('case'),
    change: (name: Name, value: string | undefined, isPushed = false) =>
      changeQuery((current) => withValue(current, name, value), isPushed),
    /** The query string with which this case is open. */
    addressOf: (key: string) => withValue(new URLSearchParams(query), 'case', key).toString(),
  };
}

function withValue(params: URLSearchParams, name: Name, value: string | undefined) {
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
  return params;
}

/** J and K move, R removes the car, D drops its reports, U undoes the latest decision. */
export function useQueueKeys(queue: Queue) {
  const { email } = useUser();
  const moveBy = (step: number) => {
    const next = queue.cases[queue.index + step];
    if (!next) return false;
    // At once, because its row is focused next.
    flushSync(() => queue.openCase(next));
    const row = document.querySelector<HTMLElement>('main [aria-current="true"]');
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const keys: Readonly<Record<string, () => boolean>> = {
    j: () => moveBy(1),
    k: () => moveBy(-1),
    r: () => queue.subjects.some(canRemove) && queue.decide('remove'),
    d: () => queue.decide('drop'),
    u() {
      const last = queue.held.slice(-1);
      decisions.undo(last);
      return last.length > 0;
    },
  };
  // A key that is held down acts once.
  useCharacterKeys(email, ({ key, repeat }) => !repeat && (keys[key.toLowerCase()]?.() ?? false));
}
