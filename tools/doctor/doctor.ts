import { examineApi } from './api';
import { fault, type Finding, type Visit } from './finding';
import { examineFirebase } from './firebase';
import { examineImages } from './images';
import type { HostName } from './options';
import { examinePayments } from './payments';
import { createSend, NoResponse, type Fetch } from './send';
import { examineSite } from './site';

const NOT_TRIED =
  'Correct its address in the settings, its DNS entry or its certificate, or read its log. The rest of this part is not tried.';

const examinations: Readonly<Record<HostName, (visit: Visit) => AsyncIterable<Finding>>> = {
  api: examineApi,
  payments: examinePayments,
  images: examineImages,
  firebase: examineFirebase,
  site: examineSite,
};

/** Tries these hosts at once. Each finding comes with its host. */
export async function examine(
  options: Omit<Visit, 'send'>,
  hosts: readonly HostName[],
  { fetch: fetchIt = fetch, timeoutMs }: { fetch?: Fetch; timeoutMs?: number } = {},
) {
  const visit = { ...options, send: createSend(fetchIt, timeoutMs) };
  return Promise.all(hosts.map(async (host) => [host, await findingsOf(examinations[host](visit))] as const));
}

async function findingsOf(examination: AsyncIterable<Finding>) {
  const findings: Finding[] = [];
  try {
    for await (const finding of examination) findings.push(finding);
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    findings.push(fault(error.message, NOT_TRIED));
  }
  return findings;
}
