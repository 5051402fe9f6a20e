import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { addressOf } from '@sandbox/run/ports';
import { installStripe } from '@sandbox/stripe/js/stripe';
import { clearCalls } from './calls';
import { advanceWait, startWait, untilIdle } from './clock';
import { expectQuietConsole, watchConsole } from './consoleGuard';
import { resetDatabase } from './database';
import { gapi } from './gapi';
import { openPopup, resetGooglePopup } from './googlePopup';
import { clearIdentity } from './identity';
import { expectAllowedHeaders, expectKnownCalls, expectUncachedReads } from './knownCalls';
import { expectKnownStores } from './knownStores';
import { expectEmptyRegionsFirst, untilRegionsSpeak, watchLiveRegions } from './liveRegions';
import { goOnline, setVisible, shimOnline, shimVisibility } from './network';
import { queryError } from './queryError';
import { expectRunningHosts } from './server';
import { shimAbortTimeout } from './shims/abortTimeout';
import { closeChannels, shimChannels } from './shims/channels';
import { shimComputedStyle } from './shims/computedStyle';
import { shimCrypto } from './shims/crypto';
import { shimDatabase } from './shims/database';
import { shimDialog } from './shims/dialog';
import { dropLocks, shimLocks } from './shims/locks';
import { dropObjectUrls, shimPhotos } from './shims/photos';
import { shimPointerCapture } from './shims/pointers';
import { shimPopover } from './shims/popover';
import { resetDevice, shimMatchMedia } from './shims/screen';
import { shimSizes } from './shims/sizes';
import { shimWindowListeners } from './shims/windowListeners';
import { resetSite } from './site';
import { closePage, dropModules } from './visit';

// Each test file would wrap them once more.
const unwrapped = (['addEventListener', 'getComputedStyle', 'BroadcastChannel'] as const).map(
  (name): [string, unknown] => [name, window[name]],
);
afterAll(() => {
  Object.assign(window, Object.fromEntries(unwrapped));
  configure(defaults);
});

shimComputedStyle();
shimCrypto();
shimDatabase();
shimDialog();
shimPopover();
shimWindowListeners();
shimPointerCapture();
shimSizes();
shimMatchMedia();
shimLocks();
shimChannels();
shimPhotos();
shimOnline();
shimVisibility();
shimAbortTimeout();
// All files of a worker share a document, which would keep the observer of each.
afterAll(watchLiveRegions());
Object.assign(window, { gapi, open: openPopup });
installStripe(window, addressOf('payments'));

// React records the stack of each element that is created, a tenth of the time. It stops when this counter has reached 10,000.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Infinity, set: function () {} },
);

// Testing Library advances fake time by itself, but recognizes it by the global `jest` alone.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });
const defaults = getConfig();
configure({
  asyncUtilTimeout: 15_000,
  asyncWrapper: async (wait) => {
    startWait();
    const found: unknown = await defaults.asyncWrapper(wait);
    await untilRegionsSpeak();
    return found;
  },
  unstable_advanceTimersWrapper: advanceWait,
  getElementError: queryError,
});

beforeEach(async () => {
  // Responses, locks and the database answer in real time, also between two calls of Testing Library. React renders what they
  // change by itself, as in a browser, and does not warn that it came outside `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  watchConsole();
  await resetDatabase();
  // Here, because the page of the test before may write until its last call has ended.
  clearStores();
});

afterEach(async () => {
  closePage();
  // Twice, because a module that was being loaded may load others. They belong to this page: loaded after `dropModules`, they would
  // be those of the next one, and have this one's user.
  await untilIdle();
  await untilIdle();
  dropModules();
  vi.useRealTimers();
  goOnline();
  // Without a page it does not listen to the browser's events.
  onlineManager.setOnline(true);
  setVisible(true);
  resetDevice();
  resetGooglePopup();
  dropLocks();
  closeChannels();
  dropObjectUrls();
  clearCalls();
  clearIdentity();
  resetSite();
  await expectKnownStores(expect.getState().testPath);
  expectRunningHosts();
  expectAllowedHeaders();
  expectUncachedReads(expect.getState().testPath);
  expectKnownCalls(expect.getState().testPath);
  expectEmptyRegionsFirst();
  expectQuietConsole();
});

function clearStores() {
  shimDatabase();
  localStorage.clear();
  sessionStorage.clear();
}
