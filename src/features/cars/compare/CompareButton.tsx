import Check from 'lucide-react/icons/check';
import GitCompare from 'lucide-react/icons/git-compare';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { cx } from '@/shared/ui/cx';
import { compareMessages as messages } from '@/shared/messages/compare';
import type { ComparedCar } from './comparedCar';
import { compareStore, has, isFull, useComparison } from './compareStore';
import css from './CompareButton.module.css';
import { titleOf } from '../titleOf';

interface CompareButtonProps {
  car: ComparedCar;
  /** `icon` is for the foot of a card, `text` for a place beside a link. */
  look?: 'icon' | 'quiet' | 'text' | undefined;
}

/** Puts the car into the user's comparison, or takes it out. If the comparison is full, it says so until it is left or pressed again. */
export function CompareButton({ car, look = 'icon' }: CompareButtonProps) {
  const { email } = useUser();
  const comparison = useComparison(email);
  const [isRefused, setIsRefused] = useState(false);
  const isCompared = has(comparison, car.id);
  const isPinned = comparison.pinned === car.id;
  const word = isPinned ? messages.pinned : isCompared ? messages.comparing : messages.compare;
  const Icon = isPinned ? Pin : isCompared ? Check : GitCompare;

  const toggle = () => {
    if (isCompared) compareStore.remove(email, car.id);
    else if (isFull(comparison)) setIsRefused(!isRefused);
    else compareStore.add(email, car);
  };

  const props = {
    'aria-pressed': isCompared,
    'aria-label': messages.buttonOf(word, titleOf(car)),
    onClick: toggle,
    onBlur: () => setIsRefused(false),
  };
  const refusal = isRefused && isFull(comparison) && (
    <p role="alert" className={look === 'icon' ? css['aboveFoot'] : css['inRow']}>
      {messages.isFull(MAX_COMPARED_CARS)}
    </p>
  );
  if (look === 'quiet') {
    return (
      <>
        <Button {...props} variant="quiet" icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}>
          {word}
        </Button>
        {refusal}
      </>
    );
  }
  if (look === 'icon') {
    const { 'aria-label': label, ...rest } = props;
    return (
      <>
        <IconButton {...rest} label={label} title={word} variant="ghost" className={cx(isCompared && css['on'])}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        {refusal}
      </>
    );
  }
  return (
    <>
      <button {...props} type="button" className={cx(css['text'], isCompared && css['on'])}>
        <Icon size={14} strokeWidth={2} aria-hidden />
        <span>{word}</span>
      </button>
      {refusal}
    </>
  );
}
