import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode, RefObject } from 'react';
import { useNow } from '@/lib/browser/useNow';
import { Button } from '@/ui/button/Button';
import { Key } from '@/ui/button/Key';
import { cx } from '@/ui/cx';
import { Row, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { CaseCar } from './CaseCar';
import { CaseReports } from './CaseReports';
import type { Case } from './cases';
import { CaseSeller } from './CaseSeller';
import { moderationTexts as texts } from './texts';
import css from './Case.module.css';

interface CasePanelProps {
  subject: Case;
  /** Among which it has a place, if the search finds it. */
  cases: readonly Case[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  onOpen: (subject: Case) => void;
  /** If it is shown in place of the queue. */
  onBack: (() => void) | undefined;
  /** What decides about it. */
  children: ReactNode;
}

/** The evidence about a reported car (what is said, the post, its seller), and then the decision. */
export function CasePanel({ subject, cases, headingRef, onOpen, onBack, children }: CasePanelProps) {
  useNow();
  const index = cases.indexOf(subject);
  const { carId, car, isGone } = subject;
  const [before, next] = index < 0 ? [] : [cases[index - 1], cases[index + 1]];

  return (
    <Panel as="section" className={css.case} aria-label={texts.case}>
      <Row gap={3} rowGap={0} isWrapping size="s" isMuted className={css.head}>
        {onBack && (
          <Button variant="quiet" icon={<ChevronLeft size={16} />} onClick={onBack}>
            {texts.toQueue}
          </Button>
        )}
        <span className={css.position}>{index >= 0 && texts.position(index + 1, cases.length)}</span>
        <span className={css.steps}>
          <Step Icon={ChevronUp} label={texts.previous} cap="K" to={before} onOpen={onOpen} />
          <Step Icon={ChevronDown} label={texts.next} cap="J" to={next} onOpen={onOpen} />
        </span>
      </Row>
      <CaseCar subject={subject} headingRef={headingRef} />
      <div className={css.evidence}>
        <CaseReports subject={subject} />
        {carId !== undefined && (
          <div className={css.part}>
            <h3>{texts.post}</h3>
            <Text size="m" dir="auto" isMuted={!car?.description} className={css.post}>
              {isGone ? texts.carGone : car && (car.description ?? texts.noDescription)}
            </Text>
          </div>
        )}
      </div>
      {car ? <CaseSeller car={car} /> : subject.isUnread && <div aria-hidden className={cx(css.part, css.pending)} />}
      {children}
    </Panel>
  );
}

interface StepProps {
  Icon: typeof ChevronUp;
  label: string;
  cap: string;
  to: Case | undefined;
  onOpen: (subject: Case) => void;
}

function Step({ Icon, label, cap, to, onOpen }: StepProps) {
  return (
    <Button
      variant="quiet"
      className={css.step}
      aria-disabled={!to}
      icon={<Icon size={16} aria-hidden />}
      onClick={() => to && onOpen(to)}
    >
      <span>{label}</span>
      <Key cap={cap} />
    </Button>
  );
}
