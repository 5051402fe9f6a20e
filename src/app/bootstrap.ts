/** For so long the page's pictures and fonts go before its code. */
const MOST_MS = 3000;
const uses = ['pointerdown', 'keydown', 'focusin'] as const;

/** A page that was sent whole is seen first and answers then: at once when somebody wants to use it. */
function seen() {
  return new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    for (const use of uses) window.addEventListener(use, () => resolve(), { once: true, passive: true });
    setTimeout(resolve, MOST_MS);
  });
}

const isWhole = document.querySelector('#root[data-path]') !== null;
// Not awaited: what `main` builds on may lie in this file, and would then wait for it in turn.
// oxlint-disable-next-line syntax/no-restricted-syntax -- `loadChunk` is part of the code that this loads
void (isWhole ? seen() : Promise.resolve()).then(() => import('./main'));
