import { breakCall } from './calls';

let isOnline = true;
let repair: () => void = () => undefined;

export function shimOnline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}

/** All requests fail, and the browser reports that it is offline. @param isWrong it only reports that, and no request fails */
export function goOffline({ isWrong = false } = {}) {
  isOnline = false;
  if (!isWrong) repair = breakCall('* *');
  window.dispatchEvent(new Event('offline'));
}

export function goOnline() {
  repair();
  if (isOnline) return;
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

let visibility: DocumentVisibilityState = 'visible';

export function shimVisibility() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
}

/** Hides this tab or shows it again. */
export function setVisible(isVisible: boolean) {
  if (isVisible === (visibility === 'visible')) return;
  visibility = isVisible ? 'visible' : 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
