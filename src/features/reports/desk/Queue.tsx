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
import css from './Queue.module.css';
import { SweepBar } from './SweepBar';
import type { Desk } from './useDesk';
import type { Picks } from '../bulk/usePicks';

/** The reported cars. A row keeps its height in every state, so that a decision moves nothing. */
export function Queue({ desk, picks }: { desk: Desk; picks: Picks }) {
  const { queue, open, decided, view } = desk;
  const height = useMedia('(max-width: 720px)') ? 106 : 82;
  // The height is part of the key, because measured heights are remembered by it.
  const keyOf = useCallback((index: number) => `${height} ${queue[index]?.key ?? index}`, [queue, height]);
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: queue.length,
    keyOf,
    heightOf: () => height,
    gap: 0,
  });
  const rendered = indexes.flatMap((index) => {
    const one = queue[index];
    return one ? [{ one, index }] : [];
  });

  if (queue.length + desk.swept.length === 0 && view.search === '') return null;
  return (
    <section className={cx(panel['panel'], css['queue'])} aria-label={messages.queue}>
      <div className={css['head']}>
        <ChooseAll queue={desk.waitingInQueue} picks={picks} total={queue.length} />
        <NewItemsButton count={desk.newCount} label={messages.newReports} onShow={desk.showNew} />
      </div>
      {queue.length === 0 && view.search !== '' && (
        <EmptyState
          art={<EmptySearch />}
          title={messages.nothingFound(view.search)}
          action={<Button onClick={() => desk.changeView({ search: '' })}>{messages.clearSearch}</Button>}
        >
          {messages.nothingFoundHint}
        </EmptyState>
      )}
      <ul ref={containerRef} style={{ paddingTop: before, paddingBottom: after }} hidden={queue.length === 0}>
        {rendered.map(({ one, index }) => (
          <li key={one.key} ref={measure} data-index={index} aria-setsize={queue.length} aria-posinset={index + 1}>
            <CaseRow
              one={one}
              status={statusOf(one, decided)}
              isOpen={one.key === open?.key}
              address={desk.address}
              isPicked={picks.keys.has(one.key)}
              onPick={picks.toggle}
              onPutAside={desk.putAside}
              onRetry={desk.retry}
            />
          </li>
        ))}
      </ul>
      {desk.swept.length > 0 && <SweepBar cases={desk.swept} />}
    </section>
  );
}

interface ChooseAllProps {
  /** Those that can be chosen. */
  queue: readonly Case[];
  picks: Picks;
  total: number;
}

function ChooseAll({ queue, picks, total }: ChooseAllProps) {
  const count = picks.cases.length;
  const isAll = count > 0 && count === queue.length;

  return (
    <label className={css['all']}>
      <input
        type="checkbox"
        aria-label={messages.chooseAll}
        disabled={queue.length === 0}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => (isAll ? picks.clear() : picks.pick(queue))}
      />
      <b>{count === 0 ? messages.cars(total) : messages.chosenOf(count, total)}</b>
    </label>
  );
}
