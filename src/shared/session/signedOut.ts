import { accessToken } from './accessToken';
import { lastUser } from './lastUser';
import { signOutMarker } from './signOutMarker';
import { sessionState } from './sessionState';

/**
 * Sets the session to signed out and removes the token.
 * @param code Firebase's error code, if Firebase has ended the session
 */
export function setSignedOut(code?: string) {
  const state = sessionState.get();
  const wasSignedIn = 'user' in state || accessToken.isStored();
  const reason = wasSignedIn && !signOutMarker.isDeliberate() ? (code ?? 'ended') : undefined;
  accessToken.setOwner(undefined);
  accessToken.clear();
  lastUser.clear();
  sessionState.set({ status: 'signed-out', reason: state.status === 'signed-out' ? state.reason : reason });
}
