import { errorMessages, identityErrorMessages } from '@/shared/messages/errors';
import { photoMessages } from '@/shared/messages/photo';
import { uiMessages } from '@/shared/messages/ui';
import type { FaultName } from './faults';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
type Host = (typeof hosts)[number];
export type ToldFault = Exclude<FaultName, 'a slow answer after the person moved on'>;

const market = {
  'no network': [errorMessages.offline, uiMessages.offline],
  'a time-out': errorMessages.noAnswer,
  '401': errorMessages.refused,
  '403': errorMessages.refused,
  '404': errorMessages.unknownCall,
  '429 with Retry-After': errorMessages.busy,
  '500 with an HTML page': errorMessages.server,
  'an empty body': errorMessages.unreadable,
  'malformed JSON': errorMessages.unreadable,
  'a wrong shape': errorMessages.unreadable,
  'an answer lost after the host acted': errorMessages.noAnswer,
} as const;

/** The same is said of every fault. */
export const always = (sentence: string): Record<ToldFault, string> => ({
  'no network': sentence,
  'a time-out': sentence,
  '401': sentence,
  '403': sentence,
  '404': sentence,
  '429 with Retry-After': sentence,
  '500 with an HTML page': sentence,
  'an empty body': sentence,
  'malformed JSON': sentence,
  'a wrong shape': sentence,
  'an answer lost after the host acted': sentence,
});

/** What is said of a fault, host by host. */
export const messages: Record<Host, Record<ToldFault, string | readonly string[]>> = {
  market,
  payments: market,
  images: {
    ...always(photoMessages.fault),
    'no network': photoMessages.noAnswer,
    'a time-out': photoMessages.noAnswer,
    'an answer lost after the host acted': photoMessages.noAnswer,
  },
  identity: {
    ...always(identityErrorMessages['network-request-failed'] ?? ''),
    'a wrong shape': identityErrorMessages['internal-error'] ?? '',
  },
};

export function hostOf(call: string) {
  const host = hosts.find((name) => name === call.split(' ')[1]);
  if (!host) throw new Error(`“${call}” names no host.`);
  return host;
}
