import { deleteApp, initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { afterEach, beforeEach } from 'vitest';
import { apiKey } from './firebaseKeys';

function openPage() {
  const app = initializeApp({ apiKey, authDomain: 'localhost', projectId: 'demo-secondgear' });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  connectAuthEmulator(auth, 'http://localhost:9099', { disableWarnings: true });
  return auth;
}

/** Firebase's SDK without the app, with a new connection for each test. */
export function connectSdk() {
  const page = {
    auth: openPage(),
    close: () => deleteApp(page.auth.app),
    open: () => void (page.auth = openPage()),
  };
  let isFirst = true;
  beforeEach(() => {
    if (!isFirst) page.open();
    isFirst = false;
  });
  afterEach(page.close);
  return page;
}
