import * as v from 'valibot';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Excludes `;` and `*`, which a URL's host may contain but which would end or widen a source in a content security policy. */
const HOST_NAME = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

export function isLocalHost(hostname: string) {
  return LOCAL_HOSTS.includes(hostname);
}

export function isHostName(name: string) {
  return HOST_NAME.test(name);
}

export function isHttpUrl(url: string) {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && (isHostName(hostname) || isLocalHost(hostname));
}

/** Whether a text is the address of a project of Sentry, with its public key. An old one can also have a secret key, after a colon. */
function isDsn(text: string) {
  return isHttpUrl(text) && /^https?:\/\/\w+@[^/]+(\/[\w.-]+)*\/\d+$/.test(text);
}

/** @param host a host name, with or without a port */
export function originOf(host: string) {
  return `${isLocalHost(nameOf(host)) ? 'http' : 'https'}://${host}`;
}

/** The schemas of the hosts that calls and pictures may use: HTTPS only, or localhost if `canBeLocal`. */
export function hostSchemas(canBeLocal: boolean) {
  const isSecure = (url: string) => {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || (canBeLocal && isLocalHost(hostname));
  };
  return {
    url: v.pipe(
      v.string(),
      v.check(isHttpUrl, 'is not an http(s) address'),
      v.check(isSecure, 'must begin with https://'),
    ),
    dsn: v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (isDsn(text) && isSecure(text)),
        'is not the DSN of a Sentry project (https://<key>@<host>/<number>)',
      ),
    ),
    host: v.pipe(
      v.string(),
      v.check((host) => isHostName(nameOf(host)), 'lists something that is not a host name'),
      v.check((host) => isSecure(originOf(host)), 'lists a host of this machine'),
    ),
  };
}

const nameOf = (host: string) => host.replace(/:\d+$/, '');
