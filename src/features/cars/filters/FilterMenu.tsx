import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { filterMessages as messages } from '@/shared/messages/cars';
import css from './FilterMenu.module.css';

interface FilterMenuProps {
  label: string;
  /** How many of its filters are chosen. */
  chosen: number;
  children: ReactNode;
}

/** A button that unfolds filters below it; leaving it or Escape folds them again. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const leave = (event: FocusEvent<HTMLElement>) => {
    // Where the whole window was left, the focus stays in the page, and the menu open.
    if (document.activeElement === event.target) return;
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <div className={css['menu']} onBlur={leave} onKeyDown={fold}>
      <Button
        ref={button}
        className={css['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={chosen > 0 ? messages.withCount(label, chosen) : undefined}
        onClick={(event) => {
          // Safari gives a clicked button no focus, and without it nothing could be left.
          event.currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {label}
        {chosen > 0 && <b className={css['count']}>{chosen}</b>}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={label} tabIndex={-1} className={css['panel']}>
          {children}
        </div>
      )}
    </div>
  );
}
