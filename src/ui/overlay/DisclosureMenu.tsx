import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import css from './DisclosureMenu.module.css';

interface DisclosureMenuProps {
  /** The name of what opens. */
  label: string;
  /** For a page that moves the focus to the button. */
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** The name of the button, if its content does not name it. */
  buttonLabel?: string | undefined;
  /** What the button shows, before an arrow. */
  button: ReactNode;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  /** Its children are links and buttons with an icon each; the last button removes something. */
  isMenu?: boolean;
  /** Without an arrow, what the button shows is an icon for a menu. */
  hasArrow?: boolean;
  isBusy?: boolean | undefined;
  /** What is pressed in the panel closes it, and the button gets the focus. */
  closesOnPress?: boolean;
  children: ReactNode;
}

/** A button that opens a panel below it, or above it if there is room only there. A panel at its left edge that the window would cut is marked as flipped. Escape, or moving the focus elsewhere, closes it. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const {
    label,
    buttonRef: givenRef,
    buttonLabel,
    button,
    buttonClassName,
    panelClassName,
    isMenu = false,
    hasArrow = true,
    isBusy,
    closesOnPress = false,
    children,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = givenRef ?? ownRef;
  const id = useId();

  const closeOnBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    // If the window lost the focus, the active element is still the same, and the menu stays open.
    if (document.activeElement === target) return;
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };

  return (
    <div className={css.menu} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <Button
        ref={buttonRef}
        className={buttonClassName}
        isBusy={isBusy}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={buttonLabel}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and without focus there is no blur event that closes the menu.
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
      >
        {button}
        {hasArrow && <ChevronDown size={16} />}
      </Button>
      {isOpen && (
        <div
          ref={placePanel}
          id={id}
          role="group"
          aria-label={label}
          tabIndex={-1}
          onClick={closesOnPress ? close : undefined}
          className={cx(css.panel, isMenu && css.items, panelClassName)}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function placePanel(panel: HTMLElement | null) {
  if (!panel?.parentElement) return;
  const { bottom, height, right } = panel.getBoundingClientRect();
  const top = panel.parentElement.getBoundingClientRect().top - height;
  // The header stays at the top of the screen.
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (bottom > window.innerHeight && top > header) panel.dataset['above'] = '';
  if (right > document.documentElement.clientWidth) panel.dataset['flipped'] = '';
}
