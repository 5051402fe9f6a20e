import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { filterMessages as messages } from '@/shared/messages/filters';
import css from './FilterMenu.module.css';

interface FilterMenuProps {
  label: string;
  /** The number of filters that are chosen in this menu. */
  chosenCount: number;
  children: ReactNode;
}

/** A button that opens filters below it. Escape, or moving the focus elsewhere, closes them. */
export function FilterMenu({ label, chosenCount, children }: FilterMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeOnBlur = (event: FocusEvent<HTMLElement>) => {
    // If the window lost the focus, the active element is still the same, and the menu stays open.
    if (document.activeElement === event.target) return;
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <div className={css['menu']} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        className={css['button']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={chosenCount > 0 ? messages.withCount(label, chosenCount) : undefined}
        onClick={(event) => {
          // Safari does not focus a clicked button, and without focus there is no blur event that closes the menu.
          event.currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {label}
        {chosenCount > 0 && <b className={css['count']}>{chosenCount}</b>}
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
