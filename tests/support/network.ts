import { breakCall } from './calls';

let isOnline = true;
let repair: () => void = () => undefined;

export function shimOnline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}

/** The device loses its connection, and the browser says so. */
export function goOffline() {
  isOnline = false;
  repair = breakCall('* *');
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

/** The person turns to another tab, or comes back to this one. */
export function setVisible(isVisible: boolean) {
  if (isVisible === (visibility === 'visible')) return;
  visibility = isVisible ? 'visible' : 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
