import { accessToken } from '@/session/state/accessToken';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { issueToken } from '@sandbox/market/tokens';
import { keepToken } from './keptToken';

/** Signs this user in where no page is open: with a token, without Firebase. */
export async function openSession(user: Identity) {
  const token = await issueToken(user.email);
  accessToken.setOwner(user.email);
  keepToken(user.email, token);
  sessionState.set({ status: 'signed-in', user });
}

export function closeSession() {
  accessToken.setOwner(undefined);
  sessionState.set({ status: 'loading' });
}
