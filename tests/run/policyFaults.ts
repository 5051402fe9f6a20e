import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOfEveryFile, HOSTING_FILE, readHosting } from '@tools/hosting';
import { scriptsOf, stylesOf } from '@tools/pages';

const inlineHandler = /<[^>]+\son[a-z]+=/i;

/**
 * Reports what is wrong with the content security policy of a built site, and what its pages contain that the policy forbids.
 * @param files all files of the folder
 * @param hosts that the policy must name
 */
export function policyFaults(folder: string, files: readonly string[], hosts: readonly string[]): string[] {
  if (!files.includes(join(folder, HOSTING_FILE))) return [`${folder} has no ${HOSTING_FILE}.`];
  const policy = headersOfEveryFile(readHosting(join(folder, HOSTING_FILE)))['Content-Security-Policy'] ?? '';
  const sourcesOf = (directive: string) =>
    new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  const [scripts, styles] = [sourcesOf('script-src'), sourcesOf('style-src')];

  const faults = hosts.filter((host) => !policy.includes(host)).map((host) => `The policy does not name ${host}.`);
  for (const sources of [scripts.join(' '), styles.join(' ')])
    if (/unsafe|\*(?!\.js\.stripe\.com)|http:|data:/.test(sources))
      faults.push(`The policy lets others in: ${sources}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const contained = new Set(pages.flatMap(({ html }) => [...scriptsOf(html), ...stylesOf(html)].map(hashOf)));
  const unused = [...scripts, ...styles].filter((source) => source.startsWith("'sha256-") && !contained.has(source));
  if (unused.length > 0) faults.push(`The policy allows what no page contains: ${unused.join(' ')}`);
  return [...faults, ...pages.flatMap(({ file, html }) => pageFaults(file, html, [...scripts, ...styles]))];
}

function pageFaults(file: string, html: string, allowed: readonly string[]) {
  const refused = [...scriptsOf(html), ...stylesOf(html)].filter((text) => !allowed.includes(hashOf(text)));
  return [
    ...refused.map((text) => `${file} holds what the policy refuses: ${text.slice(0, 80)}`),
    ...(inlineHandler.test(html) ? [`${file} holds an inline event handler.`] : []),
  ];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
