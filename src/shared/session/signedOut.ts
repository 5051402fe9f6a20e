import { accessToken } from './accessToken';
import { signOutMarker } from './signOutMarker';
import { sessionState } from './sessionState';

/**
 * Nobody is here, or nobody any more: no token stays.
 * @param code why the identity service ended the session, where it has said so
 */
export function setSignedOut(code?: string) {
  const state = sessionState.get();
  const wasHere = 'user' in state || accessToken.isKept();
  const reason = wasHere && !signOutMarker.isDeliberate() ? (code ?? 'ended') : undefined;
  accessToken.belongsTo(undefined);
  accessToken.clear();
  sessionState.set({ status: 'signed-out', reason: state.status === 'signed-out' ? state.reason : reason });
}
