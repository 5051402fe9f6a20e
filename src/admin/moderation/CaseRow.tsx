import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { Picture } from '@/ui/Picture';
import { Row } from '@/ui/layout/layout';
import { moderationTexts as texts } from './texts';
import { hasOutcome, oldestOf, type Case } from './cases';
import { Outcome, OutcomeButton } from './Outcome';
import { Text } from '@/ui/Text';
import css from './Queue.module.css';
import type { Queue } from './useQueue';

/**
 * A reported car in the queue, with a checkbox while the admin chooses several. A row keeps its height in every state, so that a decision
 * moves nothing.
 */
export function CaseRow({ subject, queue }: { subject: Case; queue: Queue }) {
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
