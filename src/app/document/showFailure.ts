import { reload, why } from '@/api/texts';

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

/** Whether the error is that of a script of this site: a script that did not load, or one that threw. */
function isOfApp(event: Event) {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return target.type === 'module';
  return event instanceof ErrorEvent && event.filename.startsWith(`${location.origin}/`);
}

function failure() {
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'failure';
  // A link to this address, which reloads the page, needs no code.
  const link = Object.assign(document.createElement('a'), { href: '', textContent: reload });
  note.append(`${why.unknown.title}. `, link);
  return note;
}
