import Check from 'lucide-react/icons/check';
import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import { titleOf } from '@/cars/texts';
import { useUser } from '@/session/session';
import { Button, IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { ToFootBar } from '@/ui/list/FootBar';
import { comparisonStore, has, isFull, useComparison, type ComparedCar } from './comparisonStore';
import { MAX_COMPARED_CARS } from './limits';
import { comparisonTexts as texts } from './texts';
import css from './CompareButton.module.css';

interface CompareButtonProps {
  car: ComparedCar;
  /** With a visible label, for the page of a single car. */
  isWide?: boolean;
  /** False where the arrow keys of a toolbar lead to it. */
  isTabStop?: boolean;
}

/** Puts the car into the user's comparison, or takes it out. If the comparison is full, it says so until it is left or pressed again. */
export function CompareButton({ car, isWide = false, isTabStop = true }: CompareButtonProps) {
  const { email } = useUser();
  const cars = useComparison(email);
  const [isRefused, setIsRefused] = useState(false);
  const isCompared = has(cars, car.id);
  const word = isCompared ? texts.comparing : texts.compare;
  const label = texts.buttonOf(word, titleOf(car));
  const Icon = isCompared ? Check : GitCompare;

  const props = {
    'aria-pressed': isCompared,
    tabIndex: isTabStop ? undefined : -1,
    onClick: () => {
      if (isCompared) comparisonStore.remove(email, car.id);
      else if (isFull(cars)) setIsRefused(!isRefused);
      else comparisonStore.add(email, car);
    },
    onBlur: () => setIsRefused(false),
  };
  return (
    <>
      {isWide ? (
        <Button {...props} aria-label={label} variant="quiet" icon={<Icon size={18} aria-hidden />}>
          {word}
        </Button>
      ) : (
        <IconButton {...props} label={label} title={word} variant="ghost" className={cx(isCompared && css.on)}>
          <Icon size={20} aria-hidden />
        </IconButton>
      )}
      {isCompared && <ToFootBar>{texts.tray.goTo}</ToFootBar>}
      {isRefused && isFull(cars) && (
        <LiveRegion size="s" isDanger={isWide} role="alert" className={isWide ? css.inRow : css.aboveFoot}>
          {texts.isFull(MAX_COMPARED_CARS)}
        </LiveRegion>
      )}
    </>
  );
}
