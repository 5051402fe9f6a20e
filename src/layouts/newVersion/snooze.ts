import { NEW_VERSION_SNOOZE_MS } from './limits';

const KEY = 'new version put off';

/**
 * From now on this tab offers no new version for an hour, because the user does not want it now or reloads the page. This survives the
 * reload, so that a host which still serves the old version for a while does not make the user reload again and again.
 */
export function snooze() {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, it is offered again after the reload.
  }
}

export function isSnoozed() {
  try {
    // The absolute difference, because the time is in the future if the device's clock was set back.
    return Math.abs(Date.now() - Number(sessionStorage.getItem(KEY))) < NEW_VERSION_SNOOZE_MS;
  } catch {
    return false;
  }
}
