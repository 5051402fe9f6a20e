import { passedSince } from '@/shared/live/passedSince';

/** After it was put off, a new version is not offered again for this long. */
const AGAIN_MS = 60 * 60_000;
const KEY = 'new version put off';

/**
 * This tab offers no new version for an hour: the user has put it off, or reloads the page. It survives the reload, so that a host which
 * still serves the old version for a while does not make the user reload again and again.
 */
export function putOff() {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, it is offered again after the reload.
  }
}

export function isPutOff() {
  try {
    return passedSince(Number(sessionStorage.getItem(KEY))) < AGAIN_MS;
  } catch {
    return false;
  }
}
