import { addressOf } from '@sandbox/run/ports';
import { sendAuthEvent } from './gapi';

interface GooglePerson {
  email: string;
  name: string;
  photo?: string;
}

type Choice = { person: GooglePerson } | { code: string } | 'closes' | 'is blocked' | 'stays open';

const CHOICE_DELAY_MS = 300;
let choice: Choice = 'stays open';

/** Sets what the user does in later Google popups: signs in as this person. By default a popup stays open. */
export const googlePopup = Object.assign((person: GooglePerson) => void (choice = { person }), {
  /** The user closes the popup without choosing an account. */
  closes: () => void (choice = 'closes'),
  /** The browser blocks the popup. */
  isBlocked: () => void (choice = 'is blocked'),
  staysOpen: () => void (choice = 'stays open'),
  /** The popup ends with a Firebase error code such as `auth/user-cancelled`. */
  fails: (code: string) => void (choice = { code }),
});

/** The addresses of the popups opened in this test. */
const openedPopups: URL[] = [];

export function resetGooglePopup() {
  choice = 'stays open';
  openedPopups.length = 0;
}

class Popup {
  closed = false;
  close = () => void (this.closed = true);
  focus = () => undefined;
}

/** Replaces `window.open`: opens no window, and reports the user's choice after a short delay. */
export function openPopup(address = '') {
  if (choice === 'is blocked') return null;
  const url = new URL(address);
  openedPopups.push(url);
  const popup = new Popup();
  const chosen = choice;
  if (chosen !== 'stays open') setTimeout(() => settle(popup, url, chosen), CHOICE_DELAY_MS);
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
  else sendAuthEvent({ ...event, urlResponse: callbackUrlOf(chosen.person), sessionId: 'popup', postBody: null });
}

function callbackUrlOf({ email, name, photo = '' }: GooglePerson) {
  const url = new URL(`${addressOf('identity')}/emulator/auth/handler`);
  url.searchParams.set('providerId', 'google.com');
  url.searchParams.set('id_token', JSON.stringify({ sub: `google-${email}`, email, name, picture: photo }));
  return url.href;
}
