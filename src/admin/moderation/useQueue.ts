import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Car } from '@/cars/schema';
import { useStableRows } from '@/ui/list/stableRows';
import type { Report } from '@/reports/schema';
import { canRemove, caseSorts, groupByCar, searchCases, sortCases, type Case } from './cases';
import { decisions as delayed, useDecisions, type Verdict } from './decisions';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import { flushSync } from 'react-dom';
import { useCharacterKeys } from '@/lib/browser/characterKeys';
import { useUser } from '@/session/session';

export interface QueueOptions {
  /** Undefined until they are loaded. */
  reports: readonly Report[] | undefined;
  cars: ReadonlyMap<string, Car>;
  /** The ids of cars that are known to be no longer listed. */
  gone: ReadonlySet<string>;
}

export type Queue = ReturnType<typeof useQueue>;

/**
 * The reported cars, which do not move while they are read, and what the admin can do.
 * @param isNarrow the open case is shown in place of the queue, not beside it
 */
export function useQueue({ reports, cars, gone }: QueueOptions, isNarrow: boolean) {
  const decisions = useDecisions();
  const view = useQueueView();
  const { rows, newCount, showNew } = useStableRows(reports);
  const { sort } = view;
  const search = useDeferredValue(view.search);
  const all = useMemo(
    () => sortCases(groupByCar(rows, { cars, gone, decisions }), sort),
    [rows, cars, gone, decisions, sort],
  );
  const cases = useMemo(() => searchCases(all, search), [all, search]);
  const waiting = cases.filter((subject) => subject.waiting.length > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { focusHeading, letHeadingTakeFocus } = useHeadingFocus();
  const first = useFirst(waiting[0] ?? cases[0], cases);
  const open = all.find(({ key }) => key === view.openKey) ?? (isNarrow ? undefined : first);
  const subjects = subjectsOf(chosen, waiting, open);

  const openCase = (subject: Case | undefined) => view.change('case', subject?.key, isNarrow && open === undefined);

  /** @returns false if there was nothing to decide about */
  function decide(verdict: Verdict) {
    const undecided = subjects.filter((subject) => subject.waiting.length > 0);
    if (undecided.length === 0) return false;
    delayed.hold(
      undecided.map((subject) => ({
        verdict: canRemove(subject) ? verdict : 'drop',
        subject,
        reports: subject.waiting,
      })),
    );
    if (chosen) setChosen(undefined);
    else openNextCase();
    return true;
  }

  function openNextCase() {
    letHeadingTakeFocus();
    openCase(isNarrow ? undefined : (caseAfter(open, cases, waiting) ?? open));
  }

  return {
    view,
    /** As found by the search. */
    cases,
    /** Those of them that wait. */
    waiting,
    newCount,
    showNew,
    /** The decisions that can be undone. */
    held: delayed.useAll().filter(({ state }) => state === 'held'),
    open,
    openCase,
    decide,
    /** The keys of the cases that are chosen to be decided about together; undefined unless the admin chooses several. */
    chosen,
    setChosen,
    toggle: useCallback((key: string) => setChosen((keys) => keys && toggled(keys, key)), [setChosen]),
    /** What the buttons and keys decide about. */
    subjects,
    focusHeading,
  };
}

/** After a decision the pressed button is gone, so the heading of the next case takes the focus. */
function useHeadingFocus() {
  const isFocusDue = useRef(false);
  return {
    letHeadingTakeFocus: () => void (isFocusDue.current = true),
    /** The ref of the open case's heading. */
    focusHeading: useCallback((heading: HTMLElement | null) => {
      if (heading && isFocusDue.current) heading.focus({ preventScroll: true });
      if (heading) isFocusDue.current = false;
    }, []),
  };
}

/** The next case that waits; after the last one, from the top again. */
function caseAfter(open: Case | undefined, cases: readonly Case[], waiting: readonly Case[]) {
  const index = open ? cases.indexOf(open) : -1;
  const others = [...cases.slice(index + 1), ...cases.slice(0, Math.max(0, index))];
  return others.find((other) => waiting.includes(other));
}

function subjectsOf(chosen: ReadonlySet<string> | undefined, waiting: readonly Case[], open: Case | undefined) {
  if (chosen) return waiting.filter(({ key }) => chosen.has(key));
  return open ? [open] : [];
}

/** The case that is open beside the queue at first. It stays while it is read, also if it is dealt with meanwhile. */
function useFirst(first: Case | undefined, cases: readonly Case[]) {
  const [kept, setKept] = useState(first?.key);
  const found = cases.find(({ key }) => key === kept);
  if (!found && first) setKept(first.key);
  return found ?? first;
}

function toggled(keys: ReadonlySet<string>, key: string) {
  const others = [...keys].filter((other) => other !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}

type Name = 'q' | 'sort' | 'case';

/** The search, the order and the open case are in the URL, so that Back returns to the same case. */
function useQueueView() {
  const [query, changeQuery] = useAddressQuery();
  const change = useCallback(
    (name: Name, value: string | undefined, isPushed = false) =>
      changeQuery((params) => withValue(params, name, value), isPushed),
    [changeQuery],
  );
  return useMemo(() => {
    const params = new URLSearchParams(query);
    return {
      search: params.get('q') ?? '',
      sort: caseSorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
      openKey: params.get('case') ?? undefined,
      change,
      /** The query string with which this case is open. */
      addressOf: (key: string) => withValue(new URLSearchParams(query), 'case', key).toString(),
    };
  }, [query, change]);
}

function withValue(params: URLSearchParams, name: Name, value: string | undefined) {
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, value);
  return params;
}

/** J and K move, R removes the car, D drops its reports, U undoes the latest decision. */
export function useQueueKeys(queue: Queue) {
  const { email } = useUser();
  const { open, cases } = queue;
  const moveBy = (step: number) => {
    const next = cases[(open ? cases.indexOf(open) : -1) + step];
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
      delayed.undo(last);
      return last.length > 0;
    },
  };
  // A key that is held down acts once.
  useCharacterKeys(email, ({ key, repeat }) => !repeat && (keys[key.toLowerCase()]?.() ?? false));
}
