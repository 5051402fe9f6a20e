import { examineApi } from './api';
import { fault, unknown, type Finding, type Visit } from './finding';
import { examineFirebase } from './firebase';
import { examineImages } from './images';
import type { HostName } from './options';
import { examinePayments } from './payments';
import { createSend, NoResponse, type Fetch } from './send';
import { examineSite } from './site';

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
  return Promise.all(hosts.map(async (host) => [host, await examineHost(host, visit)] as const));
}

async function examineHost(host: HostName, visit: Visit) {
  const findings: Finding[] = [];
  try {
    for await (const finding of examinations[host](visit)) findings.push(finding);
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    findings.push(
      fault(error.message, error.remedy),
      unknown('The rest of this part is not tried.', 'First let the host respond.'),
    );
  }
  return findings;
}
