import { accessToken } from '@/session/state/accessToken';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { issueToken } from '@sandbox/market/tokens';
import { keepToken } from './keptToken';

/** Signs this user in where no page is open: with a token, without Firebase. */
export async function openSession(user: Identity) {
  sessionState.set({ status: 'signed-in', user });
  accessToken.setOwner(user.email);
  keepToken(user.email, await issueToken(user.email));
}

export function closeSession() {
  accessToken.setOwner(undefined);
  sessionState.set({ status: 'loading' });
}
