import { parseArgs } from 'node:util';
import { isHttpUrl, isLocalHost } from '@/shared/config/hosts';
import { partNames, type PartName } from './finding';

export interface Options {
  mode: string;
  site: string | undefined;
  parts: readonly PartName[];
  mayWrite: boolean;
  isJson: boolean;
}

export const usage = `npm run doctor -- [--site https://…] [--mode production] [--only ${partNames.slice(1).join(',')}] [--write] [--json]

  --site   the address of the deployed site; without it, nothing about the site itself and CORS is known
  --mode   whose settings to read, as in vite build --mode: .env and .env.<mode>
  --only   examine only these, comma-separated
  --write  send more than reads and preflights: upload one pixel to the image host, and try sign-ins that create nothing
  --json   print JSON`;

/** @throws Error with what is wrong with the arguments */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { site, mode, only, write, json } = values;
  return {
    mode,
    site: site === undefined ? undefined : originOf(site),
    parts: only === undefined ? partNames : partsOf(only),
    mayWrite: write,
    isJson: json,
  };
}

function originOf(site: string) {
  const url = isHttpUrl(site) ? new URL(site) : undefined;
  const isSecure = url && (url.protocol === 'https:' || isLocalHost(url.hostname));
  if (!isSecure || url.pathname !== '/' || url.search !== '')
    throw new Error(`--site must be an address such as https://cars.example.com, without a path: ${site}`);
  return url.origin;
}

function partsOf(only: string) {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !partNames.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`--only does not know ${unknown.join(', ')}.`);
  return partNames.filter((part) => part === 'settings' || names.includes(part));
}
