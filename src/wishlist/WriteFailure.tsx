import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { IconButton } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { wishlistTexts as texts } from './texts';
import css from './WriteFailure.module.css';

interface Write<T> {
  error: unknown;
  variables: T | undefined;
  mutate: (variables: T) => void;
  reset: () => void;
}

const places = { inline: css.inline, first: css.first, below: css.below, above: css.above };

interface WriteFailureProps<T> {
  write: Write<T>;
  /** The button that made the write, or the cell that it is in. It gets the focus, since the pressed button disappears. */
  control: RefObject<HTMLElement | null>;
  /** `below` and `above` float next to small controls, so that the card keeps its height. `first` is for the rows of a modal, which grows upwards. */
  place: keyof typeof places;
}

/** Shows next to a control why its write failed, with a button that repeats the same write. */
export function WriteFailure<T>({ write: { error, variables, mutate, reset }, control, place }: WriteFailureProps<T>) {
  if (error === null || variables === undefined) return null;
  const focusControl = () => {
    const element = control.current;
    const button = element instanceof HTMLButtonElement ? element : element?.querySelector('button');
    button?.focus({ preventScroll: true });
  };
  const retry = () => {
    focusControl();
    mutate(variables);
  };
  const dismiss = () => {
    focusControl();
    reset();
  };
  return (
    <div ref={place === 'first' ? keepRow : undefined} className={places[place]}>
      <ErrorNote error={error} isCompact onRetry={retry} />
      {(place === 'below' || place === 'above') && (
        <IconButton variant="ghost" label={texts.dismiss} onClick={dismiss}>
          <X size={16} />
        </IconButton>
      )}
    </div>
  );
}

/** A ref callback for what comes first in a row of a list: in a list that scrolls, the row stays where it is. */
function keepRow(note: HTMLElement | null) {
  const list = note?.closest('ul')?.parentElement;
  if (!list) return undefined;
  const { offsetHeight } = note;
  list.scrollTop += offsetHeight;
  return () => void (list.scrollTop -= offsetHeight);
}
