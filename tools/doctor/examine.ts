import { apiChecks } from './api/checks';
import type { Checks, Consultation } from './consultation';
import { NoResponse } from './failure';
import { fault, partNames, untried, type Finding, type PartName } from './finding';
import { firebaseChecks } from './firebase/checks';
import { imagesChecks } from './images';
import { paymentsChecks } from './payments';
import { createSender, type SendOptions } from './send';
import { siteChecks } from './site/checks';
import { stripeChecks } from './stripe';

/** All checks of the hosts; `settings` has its own. */
export const checks: Readonly<Record<Exclude<PartName, 'settings'>, Checks>> = {
  api: apiChecks,
  payments: paymentsChecks,
  images: imagesChecks,
  firebase: firebaseChecks,
  stripe: stripeChecks,
  site: siteChecks,
};

export interface Examination {
  findings: Finding[];
  /** Whether nothing could be tried, because this machine reaches no host at all. */
  isOffline: boolean;
}

/** Tries all hosts at once, or only some parts. */
export async function examine(
  options: Omit<Consultation, 'send'>,
  parts: readonly PartName[] = partNames,
  sendOptions?: SendOptions,
): Promise<Examination> {
  const { send, isOffline } = createSender(sendOptions);
  const hosts = parts.filter((part) => part !== 'settings');
  const results = await Promise.all(hosts.map((part) => examinePart(part, { ...options, send })));
  if (!isOffline()) return { findings: results.flat(), isOffline: false };
  const offline = untried(
    'Not tried: this machine reaches no host.',
    'Connect it to the internet, and run the doctor again.',
  );
  return { findings: hosts.map((part) => ({ part, check: 'network', ...offline })), isOffline: true };
}

async function examinePart(part: Exclude<PartName, 'settings'>, consultation: Consultation) {
  const findings: Finding[] = [];
  const [first] = Object.keys(checks[part]);
  for (const [check, run] of Object.entries(checks[part])) {
    try {
      for await (const outcome of run(consultation)) findings.push({ part, check, ...outcome });
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      findings.push({ part, check, ...fault(error.message, error.remedy) });
      if (check === first) {
        const rest = untried('The other checks of this host are not tried.', 'First let it respond.');
        return [...findings, { part, check, ...rest }];
      }
    }
  }
  return findings;
}
