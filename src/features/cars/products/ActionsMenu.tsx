import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import css from './ActionsMenu.module.css';

interface ActionsMenuProps {
  title: string;
  children: ReactNode;
}

/** A button that opens the actions of a car below it. Escape, a choice, or moving the focus elsewhere closes them. */
export function ActionsMenu({ title, children }: ActionsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
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
        aria-label={messages.actionsFor(title)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={css['button']}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and without focus there is no blur event that closes the menu.
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {messages.actions}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={messages.actionsFor(title)} tabIndex={-1} className={css['panel']}>
          {children}
        </div>
      )}
    </div>
  );
}
