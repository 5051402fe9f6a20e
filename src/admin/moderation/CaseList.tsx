import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '@/lib/browser/useNow';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { focusIfLost } from '@/ui/focus';
import { SortSelect } from '@/ui/form/SelectBox';
import { Row, Panel } from '@/ui/layout/layout';
import { ToFootBar } from '@/ui/list/FootBar';
import { useIsReturning, useVirtualRows } from '@/ui/list/virtualRows';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { caseSorts, hasOutcome, hasWaiting, oldestOf, type Case } from './cases';
import { decisions, useUndoable } from './decisions';
import { Outcome, OutcomeButton } from './Outcome';
import { moderationTexts as texts } from './texts';
import type { Choice } from './useChoice';
import type { QueueView } from './useQueueView';
import css from './Queue.module.css';

/** The height of `.row`. */
const ROW_HEIGHT = 72;
const sorts = caseSorts.map((value) => ({ value, label: texts.sorts[value] }));

interface CaseListProps {
  cases: readonly Case[];
  open: Case | undefined;
  /** The open case is shown in place of the list, not beside it. */
  isNarrow: boolean;
  /** The case that was open in its place. */
  lastKey: string | undefined;
  view: QueueView;
  choice: Choice | undefined;
  onChoose: () => void;
  /** What decides about those that are chosen. */
  children: ReactNode;
}

export function CaseList({ cases, open, isNarrow, lastKey, view, choice, onChoose, children }: CaseListProps) {
  const keyOf = useCallback((index: number) => cases[index]?.key ?? String(index), [cases]);
  const last = cases.findIndex(({ key }) => key === lastKey);
  const { containerRef, indexes, before, after } = useVirtualRows({
    count: cases.length,
    keyOf,
    heightOf: () => ROW_HEIGHT,
    gap: 0,
    start: last < 0 ? undefined : last,
    isReturning: useIsReturning(),
  });

  return (
    <Panel as="section" className={css.list} aria-label={texts.queue}>
      <Row gap={2} rowGap={0} justify="between" isWrapping size="s" className={css.head}>
        {choice ? (
          <ChoiceHead choice={choice} />
        ) : (
          <Head view={view} onChoose={cases.filter(hasWaiting).length > 1 ? onChoose : undefined} />
        )}
      </Row>
      {cases.length === 0 ? (
        <div className={css.none}>
          <EmptyState
            art={<EmptySearch />}
            title={texts.nothingFound(view.search)}
            action={<Button onClick={() => view.change('q', '')}>{uiTexts.clearSearch}</Button>}
          >
            {texts.nothingFoundHint}
          </EmptyState>
        </div>
      ) : (
        <ul ref={containerRef} style={{ paddingTop: before, paddingBottom: after }}>
          {indexes.map((index) => {
            const subject = cases[index];
            if (!subject) return null;
            return (
              <li key={subject.key} aria-setsize={cases.length} aria-posinset={index + 1}>
                <CaseRow
                  subject={subject}
                  isOpen={subject === open}
                  isNarrow={isNarrow}
                  wasOpen={index === last}
                  address={view.addressOf(subject.key)}
                  choice={hasWaiting(subject) ? choice : undefined}
                />
              </li>
            );
          })}
        </ul>
      )}
      {children}
    </Panel>
  );
}

interface CaseRowProps {
  subject: Case;
  isOpen: boolean;
  isNarrow: boolean;
  /** It was open in the place of the list. */
  wasOpen: boolean;
  /** The query string with which it is open. */
  address: string;
  choice: Choice | undefined;
}

/**
 * A reported car in the queue, with a checkbox while the admin chooses several. A row keeps its height in every state, so that a decision
 * moves nothing.
 */
function CaseRow({ subject, isOpen, isNarrow, wasOpen, address, choice }: CaseRowProps) {
  const { image, waiting, decision, isGone, isPending } = subject;
  // Not said of all rows for the moment in which they are read.
  const isUnread = subject.isUnread && !isPending;
  const title = subject.title ?? texts.untitled;
  useNow();
  const isChosen = choice?.cases.includes(subject) ?? false;

  return (
    <article
      aria-label={title}
      className={cx(css.row, isOpen && css.open, !hasWaiting(subject) && css.done, choice && css.choice)}
    >
      {choice && (
        <Row as="label" gap={3} className={css.pick}>
          <input
            type="checkbox"
            aria-label={texts.choose(title)}
            checked={isChosen}
            onChange={() => choice.toggle(subject.key)}
          />
        </Row>
      )}
      {isChosen && <ToFootBar>{texts.toDecision}</ToFootBar>}
      <Picture src={image} alt="" width={64} height={48} className={css.picture} />
      <div className={css.text}>
        <Link
          ref={wasOpen ? focusIfLost : undefined}
          to={{ search: address }}
          replace={!isNarrow}
          preventScrollReset={!isNarrow}
          aria-current={isOpen}
          dir="auto"
          className={css.title}
        >
          {title}
        </Link>
        {hasOutcome(subject) ? (
          <Outcome decision={decision} isBrief />
        ) : (
          <Text as="span" size="xs" isMuted className={css.about}>
            {texts.about(waiting.length, oldestOf(subject), { isGone, isUnread })}
          </Text>
        )}
      </div>
      {hasOutcome(subject) && (
        <div className={css.action}>
          <OutcomeButton decision={decision} title={title} />
        </div>
      )}
    </article>
  );
}

interface HeadProps {
  view: QueueView;
  /** If there are several to choose from. */
  onChoose: (() => void) | undefined;
}

function Head({ view, onChoose }: HeadProps) {
  const undoable = useUndoable();

  return (
    <>
      <SortSelect
        className={css.sort}
        label={texts.sort}
        value={view.sort}
        options={sorts}
        onChoose={(sort) => view.change('sort', sort)}
      />
      {undoable.length > 1 ? (
        <Button onClick={() => decisions.undo(undoable)}>{texts.undoAll(undoable.length)}</Button>
      ) : (
        onChoose && (
          <Button variant="quiet" onClick={onChoose}>
            {texts.chooseSeveral}
          </Button>
        )
      )}
    </>
  );
}

function ChoiceHead({ choice }: { choice: Choice }) {
  return (
    <>
      <Row as="label" gap={3} className={css.pick}>
        <input type="checkbox" checked={choice.isAll} onChange={choice.toggleAll} />
        <span>{texts.chooseAll}</span>
      </Row>
      <Button variant="quiet" onClick={choice.end}>
        {texts.cancel}
      </Button>
    </>
  );
}
