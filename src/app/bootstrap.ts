/** How long, at most, the code of a prerendered page waits for its pictures and fonts. */
const MAX_WAIT_MS = 3000;
const interactionEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the page and its pictures have loaded, the user interacts with it, or `MAX_WAIT_MS` have passed. */
function loadedOrUsed() {
  return new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    for (const event of interactionEvents)
      window.addEventListener(event, () => resolve(), { once: true, passive: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

const isPrerendered = document.querySelector('#root[data-path]') !== null;
// No top-level await: a module that `main` imports may be bundled into this file, and would then wait for it in turn.
// oxlint-disable-next-line syntax/no-restricted-syntax -- `loadChunk` is part of the code that this loads
void (isPrerendered ? loadedOrUsed() : Promise.resolve()).then(() => import('./main'));
