import { parseArgs } from 'node:util';
import { isHttpUrl, isLocalHost } from '@/lib/config/hosts';

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
    const strange = names.filter((name) => !hostNames.some((host) => host === name));
    if (strange.length > 0) throw new Error(`--only does not know ${strange.join(', ')}.`);
    return {
      mode: values.mode,
      site: values.site === undefined ? undefined : originOf(values.site),
      hosts: hostNames.filter((host) => names.includes(host)),
      mayWrite: values.write,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

function originOf(site: string) {
  const url = isHttpUrl(site) ? new URL(site) : undefined;
  const isSecure = url && (url.protocol === 'https:' || isLocalHost(url.hostname));
  if (!isSecure || url.pathname !== '/' || url.search !== '')
    throw new Error(`--site must be an address such as https://cars.example.com, without a path: ${site}`);
  return url.origin;
}
