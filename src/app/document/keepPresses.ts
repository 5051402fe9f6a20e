declare global {
  interface Window {
    /** The buttons that were pressed before the code that handles them has come. */
    earlyPresses?: Set<HTMLElement> | undefined;
  }
}

/** Keeps presses of buttons, each once, until `repeatPresses` carries them out. Links and fields work without code. */
export function keepPresses() {
  const pressed = (window.earlyPresses = new Set());
  document.addEventListener(
    'click',
    (event) => {
      if (!window.earlyPresses || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button, input[type=radio]');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.add(button);
    },
    true,
  );
}

/** Carries out the presses that were kept. */
export function repeatPresses() {
  const pressed = window.earlyPresses;
  window.earlyPresses = undefined;
  pressed?.forEach((button) => button.click());
}
