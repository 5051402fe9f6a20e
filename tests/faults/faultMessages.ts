import { errorMessages } from '@/shared/messages/errors';
import { identityErrorMessages } from '@/shared/messages/identity';
import { uploadMessages } from '@/shared/messages/upload';
import { uiMessages } from '@/shared/messages/ui';
import type { FaultName } from './faults';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
type Host = (typeof hosts)[number];
export type VisibleFault = Exclude<FaultName, 'a slow response after the user left the page'>;

const market = {
  'no network': [errorMessages.offline, uiMessages.offline],
  'a timeout': errorMessages.noResponse,
  '401': errorMessages.refused,
  '403': errorMessages.refused,
  '404': errorMessages.unknownCall,
  '429 with Retry-After': errorMessages.busy,
  '500 with an HTML page': errorMessages.server,
  'an empty body': errorMessages.unreadable,
  'malformed JSON': errorMessages.unreadable,
  'a wrong shape': errorMessages.unreadable,
  'a response lost after the host acted': errorMessages.noResponse,
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
    ...forEveryFault(uploadMessages.fault),
    'no network': uploadMessages.noResponse,
    'a timeout': uploadMessages.noResponse,
    'a response lost after the host acted': uploadMessages.noResponse,
  },
  identity: {
    ...forEveryFault(identityErrorMessages['network-request-failed'] ?? ''),
    'a wrong shape': identityErrorMessages['internal-error'] ?? '',
  },
};

export function hostOf(call: string) {
  const host = hosts.find((name) => name === call.split(' ')[1]);
  if (!host) throw new Error(`“${call}” has no host.`);
  return host;
}
