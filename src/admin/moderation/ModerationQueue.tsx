import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListedCars } from '@/cars/useListedCars';
import { breakpoints } from '@/lib/config/breakpoints';
import type { Report } from '@/reports/schema';
import { ClearRoad } from '@/ui/art/ClearRoad';
import { EmptyState } from '@/ui/art/EmptyState';
import { cx } from '@/ui/cx';
import { Loaded } from '@/ui/feedback/Loaded';
import { Skeleton } from '@/ui/feedback/loading';
import { StaleLine } from '@/ui/feedback/notes';
import { SearchField } from '@/ui/form/SearchField';
import { PageHeading, Row, Panel, Stack } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useMedia } from '@/ui/useMedia';
import { CaseList } from './CaseList';
import { CasePanel } from './CasePanel';
import { hasWaiting } from './cases';
import { CaseSkeleton } from './CaseSkeleton';
import { Decide } from './Decide';
import { decideAbout } from './decideAbout';
import type { Verdict } from './decisions';
import { moderationTexts as texts } from './texts';
import { useCases } from './useCases';
import { useChoice } from './useChoice';
import { useOpenCase } from './useOpenCase';
import { useQueueKeys } from './useQueueKeys';
import { useQueueView, type QueueView } from './useQueueView';
import { useWaiting } from './useWaiting';
import css from './Queue.module.css';

interface ModerationQueueProps {
  query: UseQueryResult<Report[]>;
  listed: ListedCars;
}

/** Reported cars as a queue, with the open case beside it, or, on narrow screens, in its place. */
export function ModerationQueue({ query, listed }: ModerationQueueProps) {
  const isNarrow = useMedia(breakpoints.tablet);
  const view = useQueueView();
  const { all, cases, newCount, showNew } = useCases(query.data, listed, view);
  const { open, lastKey, openCase, openNextCase, heading } = useOpenCase({ all, cases, view, isNarrow });
  const isQueueHidden = isNarrow && open !== undefined;
  const { choice: begun, beginChoice } = useChoice(cases.filter(hasWaiting));
  // Nothing is decided about what is chosen in a queue that nobody sees.
  const choice = isQueueHidden ? undefined : begun;
  const subjects = choice?.cases ?? (open ? [open] : []);
  const isNoneReported = query.data !== undefined && cases.length === 0 && view.search === '';

  const decide = (verdict: Verdict) => {
    if (!decideAbout(subjects, verdict)) return false;
    if (choice) choice.end();
    else openNextCase();
    return true;
  };
  useQueueKeys({ cases, open, onOpen: openCase, subjects, onDecide: decide });
  const buttons = <Decide subjects={subjects} isChoice={choice !== undefined} onDecide={decide} />;

  return (
    <>
      <QueueHead isHidden={isQueueHidden} newCount={newCount} onShowNew={showNew}>
        {!isNoneReported && <QueueSearch view={view} />}
      </QueueHead>
      <StaleLine query={query} />
      <Loaded query={query} skeleton={<QueueSkeleton />}>
        {() =>
          isNoneReported ? (
            <EmptyState art={<ClearRoad />} title={texts.none}>
              <p>{texts.noneHint}</p>
            </EmptyState>
          ) : (
            <div className={css.columns}>
              {!isQueueHidden && (
                <CaseList
                  cases={cases}
                  open={open}
                  isNarrow={isNarrow}
                  lastKey={isNarrow ? lastKey : undefined}
                  view={view}
                  choice={choice}
                  onChoose={beginChoice}
                >
                  {choice && buttons}
                </CaseList>
              )}
              {open && (
                <CasePanel
                  key={open.key}
                  subject={open}
                  cases={cases}
                  headingRef={heading}
                  onOpen={openCase}
                  onBack={isNarrow ? () => openCase(undefined) : undefined}
                >
                  {!choice && buttons}
                </CasePanel>
              )}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

interface QueueHeadProps {
  isHidden: boolean;
  newCount: number;
  onShowNew: () => void;
  /** The search. */
  children: ReactNode;
}

/** The heading, with how much waits, and the search. Hidden, it still has what is read, but nothing that takes the focus. */
function QueueHead({ isHidden, newCount, onShowNew, children }: QueueHeadProps) {
  const waiting = useWaiting(true);
  const carCount = waiting?.cars ?? 0;

  return (
    <Row gap={6} rowGap={3} align="end" justify="between" isWrapping className={cx(isHidden && css.unseen)}>
      <PageHeading
        title={texts.documentTitle(carCount)}
        subtitle={waiting ? texts.waiting(carCount, waiting.reports.length) : '\u00A0'}
      >
        {texts.title}
      </PageHeading>
      <div className={css.news}>
        <NewItemsButton count={isHidden ? 0 : newCount} label={texts.newReports} onShow={onShowNew} />
      </div>
      {!isHidden && children}
    </Row>
  );
}

function QueueSearch({ view }: { view: QueueView }) {
  return (
    <SearchField
      className={css.search}
      label={texts.search}
      placeholder={texts.searchHint}
      value={view.search}
      onType={(search) => view.change('q', search)}
    />
  );
}

function QueueSkeleton() {
  return (
    <div aria-hidden className={css.columns}>
      <Panel className={css.list}>
        <Row gap={2} justify="between" className={css.head}>
          <Skeleton width={120} height={20} />
        </Row>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={css.row}>
            <Skeleton width={64} height={48} radius={6} />
            <Stack gap={2}>
              <Skeleton width="75%" height={16} />
              <Skeleton width="45%" height={12} />
            </Stack>
          </div>
        ))}
      </Panel>
      <CaseSkeleton />
    </div>
  );
}
