declare global {
  interface Window {
    /** The buttons that were pressed before the code that handles them has come. */
    earlyPresses?: Set<HTMLElement> | undefined;
  }
}

/**
 * Keeps presses of buttons, each once, until `repeatPresses` carries them out. Links, fields and the buttons
 * of popovers work without code, and the browser shows the choice of a radio button.
 */
export function keepPresses() {
  const pressed = (window.earlyPresses = new Set());
  document.addEventListener(
    'click',
    (event) => {
      if (!window.earlyPresses || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button:not([popovertarget]), input[type=radio]');
      if (!button) return;
      if (button instanceof HTMLButtonElement) event.preventDefault();
      event.stopPropagation();
      // The last press is repeated last.
      pressed.delete(button);
      pressed.add(button);
    },
    true,
  );
}

/** Carries out the presses that were kept. */
export function repeatPresses() {
  const pressed = window.earlyPresses;
  window.earlyPresses = undefined;
  pressed?.forEach((button) => {
    // The form has not seen this choice yet.
    if (button instanceof HTMLInputElement) button.checked = false;
    (button.isConnected ? button : replacementOf(button))?.click();
  });
}

/** The button of the same name on the members' page that has replaced the document's content. */
function replacementOf(gone: HTMLElement) {
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(gone));
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
