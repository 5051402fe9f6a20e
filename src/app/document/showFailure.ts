import { notLoaded, reload } from '@/api/texts';
import { refetchFailedFiles } from '@/lib/browser/failedFiles';

/**
 * Says that the app's code did not load or start. Links and fields of the document work without it; the press of a button has no effect
 * (`captureClicks.ts`).
 */
export function showFailure() {
  window.addEventListener(
    'error',
    (event) => {
      // `replayClicks` ends the capture of clicks once the app is there.
      if (window.earlyClicks && isOfApp(event) && !document.querySelector('.failure')) document.body.append(failure());
    },
    true,
  );
}

/** Whether the error is that of a script of this site, one that did not load or one that threw, or of its styles. */
function isOfApp(event: Event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return target.type === 'module';
  if (target instanceof HTMLLinkElement) return target.rel === 'stylesheet';
  return event instanceof ErrorEvent && event.filename.startsWith(`${location.origin}/`);
}

function failure() {
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'failure';
  const link = Object.assign(document.createElement('a'), { href: '', textContent: reload });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // A reload alone would find in the browser's cache what failed.
    void refetchFailedFiles().then(() => location.reload());
  });
  note.append(`${notLoaded}. `, link);
  return note;
}
