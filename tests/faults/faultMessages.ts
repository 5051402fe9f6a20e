import { errorTexts } from '@/api/texts';
import { photoTexts } from '@/photo/texts';
import { identityErrorTexts } from '@/session/identity/texts';
import { uiTexts } from '@/ui/texts';
import type { FaultName } from './faults';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
type Host = (typeof hosts)[number];
export type VisibleFault = Exclude<FaultName, 'a slow response after the user left the page'>;

const market = {
  'no network': [errorTexts.offline, uiTexts.offline],
  'a timeout': errorTexts.noResponse,
  '401': errorTexts.refused,
  '403': errorTexts.refused,
  '404': errorTexts.unknownCall,
  '429 with Retry-After': errorTexts.busy,
  '500 with an HTML page': errorTexts.server,
  'an empty body': errorTexts.unreadable,
  'malformed JSON': errorTexts.unreadable,
  'a wrong shape': errorTexts.unreadable,
  'a response lost after the host acted': errorTexts.noResponse,
} as const;

/** The same message for every fault. */
export const forEveryFault = (message: string): Record<VisibleFault, string> => ({
  'no network': message,
  'a timeout': message,
  '401': message,
  '403': message,
  '404': message,
  '429 with Retry-After': message,
  '500 with an HTML page': message,
  'an empty body': message,
  'malformed JSON': message,
  'a wrong shape': message,
  'a response lost after the host acted': message,
});

/** The messages of each fault, by host. Of several messages one must be shown. */
export const faultMessages: Record<Host, Record<VisibleFault, string | readonly string[]>> = {
  market,
  payments: market,
  images: {
    ...forEveryFault(photoTexts.fault),
    'no network': photoTexts.noResponse,
    'a timeout': photoTexts.noResponse,
    'a response lost after the host acted': photoTexts.noResponse,
  },
  identity: {
    ...forEveryFault(identityErrorTexts['network-request-failed'] ?? ''),
    'a wrong shape': identityErrorTexts['internal-error'] ?? '',
  },
};

export function hostOf(call: string) {
  const host = hosts.find((name) => name === call.split(' ')[1]);
  if (!host) throw new Error(`“${call}” has no host.`);
  return host;
}
