import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ComponentProps } from 'react';
import { homeTexts } from '@/home/texts';
import { Button, IconButton } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import css from './CarouselControls.module.css';

const texts = homeTexts.carousel;

interface CarouselControlsProps extends Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'> {
  /** True if there are too few cars to rotate. */
  isHidden: boolean;
  isReady: boolean;
  isPaused: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

export function CarouselControls({
  isHidden,
  isReady,
  isPaused,
  onToggle,
  onPrevious,
  onNext,
  ...hold
}: CarouselControlsProps) {
  if (isHidden) return null;
  return (
    <>
      <Button
        className={css.toggle}
        disabled={!isReady}
        icon={isPaused ? <Play size={18} /> : <Pause size={18} />}
        onClick={onToggle}
      >
        {isPaused ? texts.play : texts.pause}
      </Button>
      <Row gap={2} {...hold}>
        <IconButton label={texts.previous} disabled={!isReady} onClick={onPrevious}>
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton label={texts.next} disabled={!isReady} onClick={onNext}>
          <ChevronRight size={20} />
        </IconButton>
      </Row>
    </>
  );
}
