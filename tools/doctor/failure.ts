import * as v from 'valibot';

interface Failure {
  text: (host: string) => string;
  remedy: string;
  /** Whether it also happens to a machine without a network. */
  isOffline?: true;
}

const unknownName: Failure = {
  text: (host) => `The name ${host} is not known.`,
  remedy: 'Correct the address in the settings, or create the DNS entry of this name.',
  isOffline: true,
};
const noRoute: Failure = {
  text: (host) => `There is no way to ${host} from here.`,
  remedy: 'Check the network of this machine, and the firewall of the host.',
  isOffline: true,
};
const untrusted: Failure = {
  text: (host) => `Browsers do not trust the certificate of ${host}.`,
  remedy: 'Install a certificate of a public authority, together with its intermediate certificates.',
};
const noHttps: Failure = {
  text: (host) => `${host} does not speak https.`,
  remedy: 'Serve it over https with a certificate of a public authority.',
};
const closed: Failure = {
  text: (host) => `${host} closed the connection without a response.`,
  remedy: 'Read the log of this host: the process behind it may have crashed.',
};
const late: Failure = {
  text: (host) => `${host} did not respond in time.`,
  remedy:
    'Read the log of this host. Hosts that sleep when nobody calls them need a minute: try again, or pay for one that stays awake.',
};

const failures: Readonly<Record<string, Failure>> = {
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  ENETUNREACH: noRoute,
  EHOSTUNREACH: noRoute,
  ECONNREFUSED: {
    text: (host) => `Nothing listens at ${host}.`,
    remedy: 'Start the server, or correct the port in the settings.',
  },
  ECONNRESET: closed,
  UND_ERR_SOCKET: closed,
  CERT_HAS_EXPIRED: {
    text: (host) => `The certificate of ${host} has expired.`,
    remedy: 'Renew the certificate, and let it be renewed automatically.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    text: (host) => `The certificate of ${host} is for another name.`,
    remedy: 'Add this name to the certificate, or correct the address in the settings.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: noHttps,
  EPROTO: noHttps,
  UND_ERR_CONNECT_TIMEOUT: late,
  UND_ERR_HEADERS_TIMEOUT: late,
  UND_ERR_BODY_TIMEOUT: late,
  TimeoutError: late,
};

/** A host did not respond. The message says why. */
export class NoResponse extends Error {
  override name = 'NoResponse';
  readonly remedy: string;
  readonly isOffline: boolean;

  constructor(host: string, error: unknown) {
    const code = codeOf(error);
    const failure = failures[code];
    super(failure?.text(host) ?? `${host} could not be reached (${code}).`, { cause: error });
    this.remedy = failure?.remedy ?? 'Open the address in a browser and read what it says.';
    this.isOffline = failure?.isOffline ?? false;
  }
}

const coded = v.object({ code: v.string() });
const named = v.object({ name: v.string() });

/** Node puts the reason of a failed `fetch` into the error's cause. */
function codeOf(error: unknown): string {
  if (error instanceof Error && v.is(coded, error.cause)) return error.cause.code;
  return v.is(coded, error) ? error.code : v.is(named, error) ? error.name : 'unknown';
}
