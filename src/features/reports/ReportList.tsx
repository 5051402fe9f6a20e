import { useCallback, useMemo, type ReactNode } from 'react';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { cx } from '@/shared/ui/cx';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import offScreen from '@/shared/ui/list/offScreen.module.css';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { useMedia } from '@/shared/ui/useMedia';
import { useVirtualRows } from '@/shared/ui/list/useVirtualRows';
import { reportMessages as messages } from '@/shared/messages/reports';
import type { TakeCarDown } from './queries';
import css from './ReportList.module.css';
import { ReportRow } from './ReportRow';
import type { Report } from './schema';

interface ReportListProps {
  reports: readonly Report[];
  /** The ids of cars that are known to be no longer listed. */
  goneCarIds: ReadonlySet<string>;
  takeCarDown: TakeCarDown;
  /** A note if the list may be out of date. */
  notice: ReactNode;
}

/** Does not move while it is read: reports removed elsewhere stay and are dimmed, new ones wait behind a button. */
export function ReportList({ reports, goneCarIds, takeCarDown, notice }: ReportListProps) {
  const { rows, newCount, showNew, forget } = useStableRows(reports);
  const reportsByCar = useMemo(() => groupByCar(reports), [reports]);
  const onRemoved = useCallback(
    (removed: readonly Report[]) => {
      for (const { id } of removed) forget(id);
    },
    [forget],
  );

  const columns = useMedia('(min-width: 1081px)') ? 2 : 1;
  const isNarrow = useMedia('(max-width: 720px)');
  const [gap, height] = isNarrow ? [16, 560] : [24, 328];
  // The number of columns and the first report are the key, because a line's measured height depends on both.
  const keyOf = useCallback((line: number) => `${columns} ${rows[line * columns]?.row.id ?? line}`, [rows, columns]);
  const { isWhole, containerRef, measure, indexes, before, after } = useVirtualRows({
    count: Math.ceil(rows.length / columns),
    columns,
    keyOf,
    heightOf: () => height,
    gap,
  });
  const style: Record<string, number | string> = {
    '--row-height': `${height}px`,
    paddingTop: before && before + gap,
    paddingBottom: after && after + gap,
  };
  const rendered = indexes.flatMap((line) =>
    rows
      .slice(line * columns, (line + 1) * columns)
      .map((row, column) => ({ ...row, line, index: line * columns + column })),
  );

  return (
    <>
      <div className={css['bar']}>
        {notice}
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      {rows.length === 0 && (
        <EmptyState art={<EmptyGarage />} title={messages.none}>
          <p>{messages.noneHint}</p>
        </EmptyState>
      )}
      <LongListNote count={rows.length} />
      <ul
        ref={containerRef}
        aria-label={messages.list}
        className={cx(css['list'], isWhole && offScreen['list'])}
        style={style}
        hidden={rows.length === 0}
      >
        {rendered.map(({ row: report, isGone: isRemoved, line, index }) => (
          <li
            key={report.id}
            ref={index % columns === 0 ? measure : undefined}
            data-index={line}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <ReportRow
              report={report}
              isRemoved={isRemoved}
              isCarListed={report.carId !== undefined && !goneCarIds.has(report.carId)}
              carReports={reportsByCar.get(report.carId) ?? []}
              takeCarDown={takeCarDown}
              onRemoved={onRemoved}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leaves out the reports that name no car. */
function groupByCar(reports: readonly Report[]) {
  const groups = new Map<string | undefined, Report[]>();
  for (const report of reports) {
    if (report.carId === undefined) continue;
    const group = groups.get(report.carId);
    if (group) group.push(report);
    else groups.set(report.carId, [report]);
  }
  return groups;
}
