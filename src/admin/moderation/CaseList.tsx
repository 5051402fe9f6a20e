import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { SortSelect } from '@/ui/form/SelectBox';
import { Row, Panel } from '@/ui/layout/layout';
import { ToFootBar } from '@/ui/list/FootBar';
import { useVirtualRows } from '@/ui/list/virtualRows';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import { caseSorts, hasOutcome, oldestOf, type Case } from './cases';
import { Decide } from './Decide';
import { decisions } from './decisions';
import { Outcome, OutcomeButton } from './Outcome';
import { moderationTexts as texts } from './texts';
import type { Queue } from './useQueue';
import css from './Queue.module.css';

/** The height of `.row`. */
const ROW_HEIGHT = 72;
const sorts = caseSorts.map((value) => ({ value, label: texts.sorts[value] }));

/** The reported cars, in their order. */
export function CaseList({ queue }: { queue: Queue }) {
  const { cases, view, chosen } = queue;
  const keyOf = useCallback((index: number) => cases[index]?.key ?? String(index), [cases]);
  const { containerRef, indexes, before, after } = useVirtualRows({
    count: cases.length,
    keyOf,
    heightOf: () => ROW_HEIGHT,
    gap: 0,
  });

  return (
    <Panel as="section" className={css.list} aria-label={texts.queue}>
      <Row gap={2} rowGap={0} justify="between" isWrapping size="s" className={css.head}>
        {chosen ? <ChoiceHead queue={queue} chosen={chosen} /> : <Head queue={queue} />}
      </Row>
      {cases.length === 0 ? (
        <div className={css.none}>
          <EmptyState
            art={<EmptySearch />}
            title={texts.nothingFound(view.search)}
            action={<Button onClick={() => view.change('q', '')}>{texts.clearSearch}</Button>}
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
                <CaseRow subject={subject} queue={queue} />
              </li>
            );
          })}
        </ul>
      )}
      {chosen && <Decide queue={queue} />}
    </Panel>
  );
}

/**
 * A reported car in the queue, with a checkbox while the admin chooses several. A row keeps its height in every state, so that a decision
 * moves nothing.
 */
function CaseRow({ subject, queue }: { subject: Case; queue: Queue }) {
  const { view, isNarrow, chosen } = queue;
  const { key, image, waiting, decision } = subject;
  const title = subject.title ?? texts.untitled;
  const isDecided = waiting.length === 0;
  const isOpen = subject === queue.open;

  return (
    <article
      aria-label={title}
      className={cx(css.row, isOpen && css.open, isDecided && css.done, chosen && !isDecided && css.choice)}
    >
      {chosen && !isDecided && (
        <Row as="label" gap={3} className={css.pick}>
          <input
            type="checkbox"
            aria-label={texts.choose(title)}
            checked={chosen.has(key)}
            onChange={() => queue.toggle(key)}
          />
        </Row>
      )}
      {chosen?.has(key) && !isDecided && <ToFootBar>{texts.toDecision}</ToFootBar>}
      <Picture src={image} alt="" width={64} height={48} className={css.picture} />
      <div className={css.text}>
        <Link
          to={{ search: view.addressOf(key) }}
          replace={!isNarrow}
          preventScrollReset={!isNarrow}
          aria-current={isOpen}
          dir="auto"
          className={css.title}
        >
          {title}
        </Link>
        {hasOutcome(subject) ? (
          <Outcome decision={decision} />
        ) : (
          <Text as="span" size="xs" isMuted className={css.about}>
            {texts.about(waiting.length, oldestOf(subject), subject.isGone)}
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

function Head({ queue }: { queue: Queue }) {
  const { view, waiting, held } = queue;

  return (
    <>
      <SortSelect
        className={css.sort}
        label={texts.sort}
        value={view.sort}
        options={sorts}
        onChoose={(sort) => view.change('sort', sort)}
      />
      {held.length > 1 ? (
        <Button onClick={() => decisions.undo(held)}>{texts.undoAll(held.length)}</Button>
      ) : (
        waiting.length > 1 && (
          <Button variant="quiet" onClick={() => queue.setChosen(new Set())}>
            {texts.chooseSeveral}
          </Button>
        )
      )}
    </>
  );
}

function ChoiceHead({ queue, chosen }: { queue: Queue; chosen: ReadonlySet<string> }) {
  const isAll = queue.waiting.every(({ key }) => chosen.has(key));
  const chooseAll = () => queue.setChosen(new Set(isAll ? [] : queue.waiting.map(({ key }) => key)));

  return (
    <>
      <Row as="label" gap={3} className={css.pick}>
        <input type="checkbox" checked={isAll} onChange={chooseAll} />
        <span>{texts.chooseAll}</span>
      </Row>
      <Button variant="quiet" onClick={() => queue.setChosen(undefined)}>
        {texts.cancel}
      </Button>
    </>
  );
}
