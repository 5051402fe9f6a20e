import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { Picture } from '@/ui/Picture';
import { Row } from '@/ui/layout/layout';
import { moderationTexts as texts } from './texts';
import type { Decision } from './decisions';
import { Outcome, OutcomeButton } from './Outcome';
import { Text } from '@/ui/Text';
import css from './Queue.module.css';

interface CaseRowProps {
  id: string;
  title: string | undefined;
  image: string | undefined;
  /** How many reports wait, and for how long; undefined if none does. */
  about: string | undefined;
  decision: Decision | undefined;
  isOpen: boolean;
  /** The query string with which the case is open. */
  address: string;
  /** On narrow screens the case takes the place of the queue, to which Back returns. */
  isNarrow: boolean;
  /** Undefined where nothing can be chosen. */
  isChosen: boolean | undefined;
  onChoose: (id: string) => void;
}

/** A reported car in the queue. A row keeps its height in every state, so that a decision moves nothing. */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { id, about, decision, isOpen, isNarrow, isChosen } = props;
  const title = props.title ?? texts.untitled;
  const isDecided = about === undefined;

  return (
    <article
      aria-label={title}
      className={cx(css.row, isOpen && css.open, isDecided && css.done, isChosen !== undefined && css.choice)}
    >
      {isChosen !== undefined && (
        <Row as="label" gap={3} className={css.pick}>
          <input
            type="checkbox"
            aria-label={texts.choose(title)}
            checked={isChosen}
            onChange={() => props.onChoose(id)}
          />
        </Row>
      )}
      <Picture src={props.image} alt="" width={64} height={48} className={css.picture} />
      <div className={css.text}>
        <Link
          to={{ search: props.address }}
          replace={!isNarrow}
          preventScrollReset={!isNarrow}
          aria-current={isOpen}
          dir="auto"
          className={css.title}
        >
          {title}
        </Link>
        {isDecided || decision?.state === 'failed' ? (
          <Outcome decision={decision} />
        ) : (
          <Text as="span" size="xs" isMuted className={css.about}>
            {about}
          </Text>
        )}
      </div>
      {(isDecided || decision?.state === 'failed') && (
        <div className={css.action}>
          <OutcomeButton decision={decision} title={title} />
        </div>
      )}
    </article>
  );
});
