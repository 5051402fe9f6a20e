import { parseArgs } from 'node:util';
import { isHttpUrl } from '@/lib/config/settings';

export const hostNames = ['api', 'payments', 'images', 'firebase', 'site'] as const;
export type HostName = (typeof hostNames)[number];

const usage = `npm run doctor -- [--site https://…] [--mode production] [--only ${hostNames.join(',')}] [--write]
docs/operations.md explains the options.`;

/** @throws Error with what is wrong with the arguments, and how the command is used */
export function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        mode: { type: 'string', default: 'production' },
        only: { type: 'string', default: hostNames.join(',') },
        write: { type: 'boolean', default: false },
      },
    });
    const names = values.only.split(',');
    const hosts = hostNames.filter((host) => names.includes(host));
    if (hosts.length < names.length) throw new Error(`--only takes some of ${hostNames.join(', ')}.`);
    const { mode, site, write: mayWrite } = values;
    if (site !== undefined && !isHttpUrl(site)) throw new Error(`--site must begin with https://: ${site}`);
    return { mode, site: site && new URL(site).origin, hosts, mayWrite };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}
