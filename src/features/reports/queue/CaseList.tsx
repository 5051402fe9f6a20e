import { useCallback } from 'react';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { useMedia } from '@/shared/ui/useMedia';
import { useVirtualRows } from '@/shared/ui/list/useVirtualRows';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import type { Case } from './cases';
import { CaseRow } from './CaseRow';
import { statusOf } from './caseStatus';
import css from './CaseList.module.css';
import { SweepBar } from './SweepBar';
import type { QueueState } from './useModerationQueue';
import type { Picks } from '../bulk/usePicks';

/** The reported cars. A row keeps its height in every state, so that a decision moves nothing. */
export function CaseList({ queue, picks }: { queue: QueueState; picks: Picks }) {
  const { cases, open, decided, view } = queue;
  const height = useMedia('(max-width: 720px)') ? 106 : 82;
  // The height is part of the key, because measured heights are remembered by it.
  const keyOf = useCallback((index: number) => `${height} ${cases[index]?.key ?? index}`, [cases, height]);
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: cases.length,
    keyOf,
    heightOf: () => height,
    gap: 0,
  });
  const rendered = indexes.flatMap((index) => {
    const one = cases[index];
    return one ? [{ one, index }] : [];
  });

  if (cases.length + queue.swept.length === 0 && view.search === '') return null;
  return (
    <section className={cx(panel['panel'], css['list'])} aria-label={messages.queue}>
      <div className={css['head']}>
        <ChooseAll cases={queue.waitingInQueue} picks={picks} total={cases.length} />
        <NewItemsButton count={queue.newCount} label={messages.newReports} onShow={queue.showNew} />
      </div>
      {cases.length === 0 && view.search !== '' && (
        <EmptyState
          art={<EmptySearch />}
          title={messages.nothingFound(view.search)}
          action={<Button onClick={() => queue.changeView({ search: '' })}>{messages.clearSearch}</Button>}
        >
          {messages.nothingFoundHint}
        </EmptyState>
      )}
      <ul ref={containerRef} style={{ paddingTop: before, paddingBottom: after }} hidden={cases.length === 0}>
        {rendered.map(({ one, index }) => (
          <li key={one.key} ref={measure} data-index={index} aria-setsize={cases.length} aria-posinset={index + 1}>
            <CaseRow
              one={one}
              status={statusOf(one, decided)}
              isOpen={one.key === open?.key}
              address={queue.address}
              isPicked={picks.keys.has(one.key)}
              onPick={picks.toggle}
              onPutAside={queue.putAside}
              onRetry={queue.retry}
            />
          </li>
        ))}
      </ul>
      {queue.swept.length > 0 && <SweepBar cases={queue.swept} />}
    </section>
  );
}

interface ChooseAllProps {
  /** Those that can be chosen. */
  cases: readonly Case[];
  picks: Picks;
  total: number;
}

function ChooseAll({ cases, picks, total }: ChooseAllProps) {
  const count = picks.cases.length;
  const isAll = count > 0 && count === cases.length;

  return (
    <label className={css['all']}>
      <input
        type="checkbox"
        aria-label={messages.chooseAll}
        disabled={cases.length === 0}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => (isAll ? picks.clear() : picks.pick(cases))}
      />
      <b>{count === 0 ? messages.cars(total) : messages.chosenOf(count, total)}</b>
    </label>
  );
}
