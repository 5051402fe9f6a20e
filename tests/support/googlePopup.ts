import { addressOf } from '@sandbox/run/ports';
import { sendAuthEvent } from './gapi';

interface GooglePerson {
  email: string;
  name: string;
  photo?: string;
}

type Choice = { person: GooglePerson } | { code: string } | 'closes' | 'is blocked' | 'stays open';

const THINKING_MS = 300;
let choice: Choice = 'stays open';

/** What the person does in the popups that Google opens from now on; it stays open where nothing is said. */
export const googlePopup = Object.assign((person: GooglePerson) => void (choice = { person }), {
  /** The person closes it without choosing an account. */
  closes: () => void (choice = 'closes'),
  /** The browser does not let it open. */
  isBlocked: () => void (choice = 'is blocked'),
  staysOpen: () => void (choice = 'stays open'),
  /** It ends with an error of Firebase's, such as `auth/user-cancelled`. */
  fails: (code: string) => void (choice = { code }),
});

/** The addresses of the popups opened in this test. */
export const openedPopups: URL[] = [];

export function resetGooglePopup() {
  choice = 'stays open';
  openedPopups.length = 0;
}

class Popup {
  closed = false;
  close = () => void (this.closed = true);
  focus = () => undefined;
}

/** Stands in for `window.open`: opens no window, and lets the person choose after a moment. */
export function openPopup(address = '') {
  if (choice === 'is blocked') return null;
  const url = new URL(address);
  openedPopups.push(url);
  const popup = new Popup();
  const chosen = choice;
  if (chosen !== 'stays open') setTimeout(() => settle(popup, url, chosen), THINKING_MS);
  return popup;
}

function settle(popup: Popup, url: URL, chosen: Exclude<Choice, string> | 'closes') {
  if (popup.closed) return;
  if (chosen === 'closes') {
    popup.close();
    return;
  }
  const event = { type: url.searchParams.get('authType'), eventId: url.searchParams.get('eventId'), tenantId: null };
  if ('code' in chosen) sendAuthEvent({ ...event, error: { code: chosen.code, message: chosen.code } });
  else sendAuthEvent({ ...event, urlResponse: answerOf(chosen.person), sessionId: 'popup', postBody: null });
}

function answerOf({ email, name, photo = '' }: GooglePerson) {
  const answer = new URL(`${addressOf('identity')}/emulator/auth/handler`);
  answer.searchParams.set('providerId', 'google.com');
  answer.searchParams.set('id_token', JSON.stringify({ sub: `google-${email}`, email, name, picture: photo }));
  return answer.href;
}
