import { brokenMessages } from '@/shared/messages/broken';
import { startWorker } from '@/shared/browser/startWorker';
import { reportErrors } from '@/shared/reporting/reportErrors';
import { coverWhileCached } from './coverWhileCached';
import intlWorkerUrl from './intlWorker?worker&url';
import { showWebFonts } from './webFonts';

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

// A page enters the back/forward cache only once this file has run and the page has loaded.
coverWhileCached();
startWorker(intlWorkerUrl);
const isPrerendered = document.querySelector('#root[data-path]') !== null;
if (isPrerendered) showWebFonts();
// No top-level await: a module that `main` imports may be bundled into this file, and would then wait for it in turn.
void (isPrerendered ? loadedOrUsed() : Promise.resolve())
  // oxlint-disable-next-line syntax/no-restricted-syntax -- `loadChunk` is part of the code that this loads
  .then(() => import('./main'))
  .catch((error: unknown) => {
    showFailure();
    throw error;
  });

/** Says that the app did not load. Links and fields of the document work without it; the press of a button has no effect. */
function showFailure() {
  const { why, reload } = brokenMessages;
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'failure';
  // A link to this address, which reloads the page, needs no code.
  const link = Object.assign(document.createElement('a'), { href: '', textContent: reload });
  note.append(`${why.unknown.title}. `, link);
  document.body.append(note);
}

if (SENTRY_DSN !== '') reportErrors();
