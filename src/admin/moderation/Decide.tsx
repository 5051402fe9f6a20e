import { useQueryClient } from '@tanstack/react-query';
import FlagOff from 'lucide-react/icons/flag-off';
import Trash from 'lucide-react/icons/trash-2';
import { readCarsAgain } from '@/cars/useListedCars';
import { Button } from '@/ui/button/Button';
import { Key } from '@/ui/button/Key';
import { cx } from '@/ui/cx';
import { ButtonSkeleton } from '@/ui/feedback/loading';
import { Row } from '@/ui/layout/layout';
import { footBarControl } from '@/ui/list/FootBar';
import { Text } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { canDecide, canRemove, hasOutcome, type Case } from './cases';
import type { Verdict } from './decisions';
import { Outcome, OutcomeButton, unlessDoubled } from './Outcome';
import { moderationTexts as texts } from './texts';
import css from './Queue.module.css';

interface DecideProps {
  subjects: readonly Case[];
  /** They are chosen, rather than open. */
  isChoice: boolean;
  onDecide: (verdict: Verdict) => void;
}

/** The two decisions about the open case, or about those that are chosen; neither is the main button. Once decided, the outcome. */
export function Decide({ subjects, isChoice, onDecide }: DecideProps) {
  const client = useQueryClient();
  const [only] = isChoice ? [] : subjects;
  const decidable = subjects.filter(canDecide);
  const unread = subjects.filter(({ isUnread }) => isUnread);
  const reports = decidable.flatMap(({ waiting }) => waiting).length;
  const removable = decidable.filter(canRemove).length;
  const decide = (verdict: Verdict) => unlessDoubled(() => onDecide(verdict));

  return (
    <Row gap={3} rowGap={2} isWrapping className={css.decide}>
      {only && hasOutcome(only) ? (
        <Outcome decision={only.decision} />
      ) : only?.isPending ? (
        <ButtonSkeleton />
      ) : (
        <Text size="xs" isMuted className={cx(!isChoice && css.hint)}>
          {isChoice
            ? texts.chosen(removable, subjects.length - removable - unread.length, unread.length)
            : unread.length > 0
              ? texts.unread
              : texts.hint}
        </Text>
      )}
      {unread.some(({ isPending }) => !isPending) && (
        <Button onClick={() => void readCarsAgain(client)}>{uiTexts.tryAgain}</Button>
      )}
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
