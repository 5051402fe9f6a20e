import { errorWords, identityErrorWords } from '@/shared/words/errors';
import { photoWords } from '@/shared/words/photo';
import { uiWords } from '@/shared/words/ui';
import type { FaultName } from './faults';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
type Host = (typeof hosts)[number];
export type ToldFault = Exclude<FaultName, 'a slow answer after the person moved on'>;

const market = {
  'no network': [errorWords.offline, uiWords.offline],
  'a time-out': errorWords.noAnswer,
  '401': errorWords.refused,
  '403': errorWords.refused,
  '404': errorWords.unknownCall,
  '429 with Retry-After': errorWords.busy,
  '500 with an HTML page': errorWords.server,
  'an empty body': errorWords.unreadable,
  'malformed JSON': errorWords.unreadable,
  'a wrong shape': errorWords.unreadable,
  'an answer lost after the host acted': errorWords.noAnswer,
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
export const words: Record<Host, Record<ToldFault, string | readonly string[]>> = {
  market,
  payments: market,
  images: {
    ...always(photoWords.fault),
    'no network': photoWords.noAnswer,
    'a time-out': photoWords.noAnswer,
    'an answer lost after the host acted': photoWords.noAnswer,
  },
  identity: {
    ...always(identityErrorWords['network-request-failed'] ?? ''),
    'a wrong shape': identityErrorWords['internal-error'] ?? '',
  },
};

export function hostOf(call: string) {
  const host = hosts.find((name) => name === call.split(' ')[1]);
  if (!host) throw new Error(`“${call}” names no host.`);
  return host;
}
