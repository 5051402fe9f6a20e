import { counterpartOf } from '@/ui/counterpartOf';

declare global {
  interface Window {
    /** The buttons that were clicked before the code that handles them has come. */
    earlyClicks?: Set<HTMLElement> | undefined;
    /** The id of the menu that is open in the document, until its code has come. */
    earlyMenu?: string | undefined;
  }
}

/**
 * Event replay: captures clicks on buttons, each button once, until `replayClicks` repeats them. Links, fields, forms that lead to an
 * address and the buttons of popovers work without code, and the browser shows the choice of a radio button.
 */
export function captureClicks() {
  const clicked = (window.earlyClicks = new Set());
  document.addEventListener(
    'click',
    (event) => {
      if (!window.earlyClicks || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>(
        'button:not([popovertarget], form[method=get] *), input[type=radio]',
      );
      if (!button) return;
      if (button instanceof HTMLButtonElement) event.preventDefault();
      event.stopPropagation();
      // The last click is replayed last.
      clicked.delete(button);
      clicked.add(button);
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      if (!window.earlyClicks || !(event.target instanceof HTMLElement) || !event.target.popover) return;
      window.earlyMenu = event.newState === 'open' ? event.target.id : undefined;
    },
    true,
  );
}

/** Repeats the captured clicks, now that the code is there, and opens the menu again that the page has replaced. */
export function replayClicks() {
  const clicked = window.earlyClicks;
  window.earlyClicks = undefined;
  if (window.earlyMenu !== undefined) document.getElementById(window.earlyMenu)?.togglePopover(true);
  window.earlyMenu = undefined;
  clicked?.forEach((button) => {
    // The form has not seen this choice yet.
    if (button instanceof HTMLInputElement) button.checked = false;
    (button.isConnected ? button : counterpartOf(button))?.click();
  });
}
