import { closeUserStorage } from '@/lib/browser/userKeys';
import { clearEndedSessions, clearUserStorage } from '@/lib/browser/userStorage';
import { accessToken } from './accessToken';
import { signOutMarker } from './lastUser';
import { sessionState } from './sessionState';

/**
 * Signs the user out of this page and removes the cached responses and what the device keeps for them, after a deliberate sign-out also
 * what was typed. Needs neither the network nor the Firebase SDK.
 */
export function endSession() {
  sessionState.beginTurn();
  const state = sessionState.get();
  const isDeliberate = signOutMarker.isDeliberate();
  const wasSignedIn = 'user' in state || accessToken.isStored();
  if ('user' in state) closeUserStorage(state.user.email, isDeliberate ? 'signed-out' : 'ended');
  if (signOutMarker.isBegun() || ('user' in state && isDeliberate)) clearUserStorage();
  clearEndedSessions();
  if ('user' in state) sessionState.events()?.onUserChange();
  accessToken.setOwner(undefined);
  const reason = wasSignedIn && !isDeliberate ? (sessionState.endReason() ?? 'ended') : undefined;
  sessionState.set({ status: 'signed-out', reason: state.status === 'signed-out' ? state.reason : reason });
}
