import { afterAll, vi } from 'vitest';
import { checkBuildSettings } from '@tools/buildSettings';
import { consult } from '@tools/doctor/doctor';
import { partNames, type PartName } from '@tools/doctor/finding';
import { readOptions } from '@tools/doctor/options';
import { fetchFrom } from './fetchFrom';
import { doctorSettings, healthyHosts, SITE, type HostName } from './hosts';
import { clock, type Proxy } from './proxies';

export type Proxies = Partial<Record<HostName, Proxy>>;

interface Examined {
  proxies?: Proxies;
  settings?: Readonly<Record<string, string>>;
  mayWrite?: boolean;
  parts?: readonly PartName[];
  /** Receives every request. */
  sent?: Request[];
}

/** Loads the doctor for the settings of a hosted site, because the schemas of documents read them when they are imported. */
export async function loadDoctor() {
  vi.resetModules();
  for (const [name, value] of Object.entries(doctorSettings)) vi.stubEnv(name, value);
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { checks, examine } = await import('@tools/doctor/examine');
  const hosts = await healthyHosts();
  const deployed = await healthyHosts('as-deployed');
  const sendOptions = (proxies?: Proxies, sent?: Request[]) => ({
    fetch: fetchFrom(hosts, proxies, sent),
    timeoutMs: 200,
    now: () => clock.milliseconds,
  });

  return {
    checks,
    database: hosts.database,
    findings: async ({ proxies, settings: changes, mayWrite = false, parts = partNames, sent }: Examined = {}) => {
      const { settings, faults } = checkBuildSettings({ ...doctorSettings, ...changes });
      if (!settings) throw new Error(faults.join('\n'));
      return (await examine({ settings, site: SITE, mayWrite }, parts, sendOptions(proxies, sent))).findings;
    },
    /** Examines the API and the payments host as deployed, and then asks both whether they still respond. */
    examineDeployed: async () => {
      const fetch = fetchFrom(deployed);
      const loaders = { loadExamine: () => Promise.resolve(examine), sendOptions: { fetch, timeoutMs: 200 } };
      const { output, status } = await consult(readOptions(['--site', SITE]), doctorSettings, loaders);
      const responses = [
        await fetch('https://api.example.com/cars', {}),
        await fetch('https://payments.example.com/create-payment-intent', { method: 'OPTIONS' }),
      ];
      return { output, status, afterwards: responses.map(({ ok }) => ok) };
    },
    /** What the command prints, and its exit status. */
    report: (args: readonly string[], proxies: Proxies = {}, changes: Readonly<Record<string, string>> = {}) => {
      const loaders = { loadExamine: () => Promise.resolve(examine), sendOptions: sendOptions(proxies) };
      return consult(readOptions(args), { ...doctorSettings, ...changes }, loaders);
    },
  };
}
