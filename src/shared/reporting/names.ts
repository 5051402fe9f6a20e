import { OTHER } from './patternOf';

/** Errors of the language, of browsers, and of this code and its libraries. */
export const errorNames = [
  'Error',
  'AggregateError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'HierarchyRequestError',
  'IndexSizeError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidNodeTypeError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'ReadOnlyError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'AxiosError',
  'CallError',
  'ChunkLoadError',
  'FirebaseError',
  'IntegrationError',
  'ValiError',
] as const;

/** The directives of the content security policy (`tools/contentPolicy.ts`), as browsers name what was violated. */
export const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'manifest-src',
  'media-src',
  'object-src',
  'worker-src',
  'connect-src',
  'frame-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
] as const;

const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob'] as const;
const OWN_SITE = 'this site';
const OTHER_SITE = 'another site';
/** Of the services that the site uses. Their pages and scripts may call hosts that the policy does not yet name. */
const services = [
  'stripe.com',
  'stripe.network',
  'google.com',
  'googleapis.com',
  'gstatic.com',
  'firebaseapp.com',
] as const;

/** What a report says of an address that the policy has blocked. An address can contain anything, even in its host. */
export const blockedSites = [...keywords, ...services, OWN_SITE, OTHER_SITE] as const;

/** @param blocked a keyword or an address, as browsers report it */
export function blockedSite(blocked: string, origin: string): (typeof blockedSites)[number] | typeof OTHER {
  const known = oneOf(keywords, blocked);
  if (known !== OTHER || !URL.canParse(blocked)) return known;
  const url = new URL(blocked);
  if (url.origin === origin) return OWN_SITE;
  if (!/^(https?|wss?):$/.test(url.protocol)) return oneOf(keywords, url.protocol.slice(0, -1));
  return services.find((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)) ?? OTHER_SITE;
}

/** The name if it is in the list. */
export function oneOf<Name extends string>(names: readonly Name[], name: string): Name | typeof OTHER {
  return names.find((known) => known === name) ?? OTHER;
}
