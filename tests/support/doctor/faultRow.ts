import type { HostName } from './hosts';
import type { Proxy } from './proxies';

/** What stands before the hosts, and how the doctor is called. */
type Circumstances = Partial<Record<HostName, Proxy>> & {
  settings?: Readonly<Record<string, string>>;
  mayWrite?: true;
};

/** Which check finds what (`api/cors`), and the beginning or a part of what the doctor says about it. */
export type FaultRow = readonly [
  check: string,
  when: string,
  circumstances: Circumstances,
  kind: 'fault' | 'advice' | 'untried',
  says: string,
];
