import { parseArgs } from 'node:util';
import { isHttpUrl } from '@/shared/config/hosts';

export interface DeployOptions {
  mode: string;
  /** The address that people type in, if it is not the one that Firebase gives the project. */
  site: string | undefined;
  /** The name of the preview channel; undefined for the live site. */
  channel: string | undefined;
  expires: string;
  isChecked: boolean;
}

export const usage = `npm run deploy -- [--site https://…] [--mode production] [--checked]
npm run deploy -- --preview [--name …] [--expires 7d] [--mode production] [--checked]

  --site     the address that people use, if it is not https://<project>.web.app
  --preview  deploy to a preview channel; the live site stays as it is
  --name     the channel's name; without it, the name of the git branch
  --expires  when Firebase removes the preview: hours or days, at most 30d
  --mode     whose settings to use: .env and .env.<mode>
  --checked  the checks have passed already, as in a workflow that runs them before`;

/** Longer names would not fit into the preview's address, which also contains the project's name. */
const MAX_CHANNEL = 30;

/**
 * @param branchOf returns the name of the git branch, or undefined if there is none
 * @throws Error with what is wrong with the arguments
 */
export function readOptions(args: readonly string[], branchOf: () => string | undefined): DeployOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      preview: { type: 'boolean', default: false },
      name: { type: 'string' },
      expires: { type: 'string', default: '7d' },
      mode: { type: 'string', default: 'production' },
      checked: { type: 'boolean', default: false },
    },
  });
  const { site, preview, name, expires, mode, checked } = values;
  if (site !== undefined && !(isHttpUrl(site) && new URL(site).origin === site && site.startsWith('https://')))
    throw new Error(`--site must be an address such as https://cars.example.com: ${site}`);
  if (!/^\d+[hd]$/.test(expires)) throw new Error(`--expires must be hours or days, such as 12h or 7d: ${expires}`);
  if (preview && site !== undefined) throw new Error('A preview gets its address from Firebase: leave --site out.');
  if (!preview && name !== undefined) throw new Error('--name is the name of a preview: add --preview.');
  return { mode, site, channel: preview ? channelOf(name ?? branchOf()) : undefined, expires, isChecked: checked };
}

/**
 * The name of a preview channel for a branch: lower case letters, digits and hyphens.
 * @throws Error if nothing is left of the name, or if it is that of the live site
 */
export function channelOf(branch = ''): string {
  const words = branch.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const channel = words.join('-').slice(0, MAX_CHANNEL).replace(/-$/, '');
  if (channel === '' || channel === 'live') throw new Error('Give the preview a name: --preview --name my-change.');
  return channel;
}
