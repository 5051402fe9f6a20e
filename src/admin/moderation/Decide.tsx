import { useQueryClient } from '@tanstack/react-query';
import FlagOff from 'lucide-react/icons/flag-off';
import Trash from 'lucide-react/icons/trash-2';
import type { MouseEvent } from 'react';
import { readCarsAgain } from '@/cars/useListedCars';
import { Button } from '@/ui/button/Button';
import { Key } from '@/ui/button/Key';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { footBarControl } from '@/ui/list/FootBar';
import { Text } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { canDecide, canRemove, hasOutcome } from './cases';
import type { Verdict } from './decisions';
import { Outcome, OutcomeButton } from './Outcome';
import { moderationTexts as texts } from './texts';
import type { Queue } from './useQueue';
import css from './Queue.module.css';

/** The two decisions about the open case, or about those that are chosen; neither is the main button. Once decided, the outcome. */
export function Decide({ queue }: { queue: Queue }) {
  const { subjects, chosen } = queue;
  const client = useQueryClient();
  const [only] = chosen ? [] : subjects;
  const decidable = subjects.filter(canDecide);
  const unread = subjects.filter(({ isUnread }) => isUnread).length;
  const reports = decidable.flatMap(({ waiting }) => waiting).length;
  const removable = decidable.filter(canRemove).length;
  const decide = (verdict: Verdict) => (event: MouseEvent) => {
    // The second press of a double click was aimed at the case before.
    if (event.detail <= 1) queue.decide(verdict);
  };

  return (
    <Row gap={3} rowGap={2} isWrapping className={css.decide}>
      {only && hasOutcome(only) ? (
        <Outcome decision={only.decision} />
      ) : (
        <Text size="xs" isMuted className={cx(!chosen && css.hint)}>
          {chosen
            ? texts.chosen(removable, subjects.length - removable - unread, unread)
            : unread > 0
              ? texts.unread
              : texts.hint}
        </Text>
      )}
      {unread > 0 && <Button onClick={() => void readCarsAgain(client)}>{uiTexts.tryAgain}</Button>}
      <OutcomeButton decision={only?.decision} title={only?.title ?? texts.untitled} hasKey />
      {reports > 0 && removable > 0 && (
        <Button {...footBarControl} variant="danger" icon={<Trash size={18} />} onClick={decide('remove')}>
          <span>{texts.remove(removable)}</span>
          <Key cap="R" />
        </Button>
      )}
      {reports > 0 && (
        <Button {...(removable === 0 && footBarControl)} icon={<FlagOff size={18} />} onClick={decide('drop')}>
          <span>{texts.drop(reports)}</span>
          <Key cap="D" />
        </Button>
      )}
    </Row>
  );
}
