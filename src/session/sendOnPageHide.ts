import { env } from '@/lib/config/env';
import { bearerOf } from './accessToken';

/** Sends a delete that goes on after the page is closed. Nobody reads its response. */
export function sendOnPageHide(email: string, path: string) {
  void bearerOf(email)
    .current()
    .then((token) => {
      if (token === undefined) return undefined;
      const headers = { authorization: `Bearer ${token}` };
      return fetch(env.apiUrl + path, { method: 'DELETE', keepalive: true, headers });
    })
    .catch(() => undefined);
}
