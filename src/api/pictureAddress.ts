import { MAX_ADDRESS } from '@/lib/config/limits';

/**
 * The address of a picture, if it is on one of these hosts; anything else becomes undefined. The app and the inline script of
 * the documents use the same rule.
 */
export function pictureAddress(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS || !URL.canParse(value)) return undefined;
  const { protocol, host, username, password, href } = new URL(value);
  const isAllowed = /^https?:$/.test(protocol) && hosts.includes(host) && username === '' && password === '';
  return isAllowed ? href : undefined;
}
