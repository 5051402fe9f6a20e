import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOfEveryFile, HOSTING_FILE, readHosting } from '@tools/hosting';
import { scriptsOf } from '@tools/pagePlugin';

const inlineHandler = /<[^>]+\son[a-z]+=/i;

/**
 * Reports what is wrong with the content security policy of a built site, and what its pages contain that the policy forbids.
 * @param files all files of the folder
 * @param hosts that the policy must name
 */
export function policyFaults(folder: string, files: readonly string[], hosts: readonly string[]): string[] {
  if (!files.includes(join(folder, HOSTING_FILE))) return [`${folder} has no ${HOSTING_FILE}.`];
  const policy = headersOfEveryFile(readHosting(join(folder, HOSTING_FILE)))['Content-Security-Policy'] ?? '';
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const hashes = scripts.split(' ').filter((source) => source.startsWith("'sha256-"));

  const faults = hosts.filter((host) => !policy.includes(host)).map((host) => `The policy does not name ${host}.`);
  if (/unsafe|\*(?!\.js\.stripe\.com)|http:|data:/.test(scripts)) faults.push(`The policy lets scripts in: ${scripts}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const contained = new Set(pages.flatMap(({ html }) => scriptsOf(html).map(hashOf)));
  const unused = hashes.filter((hash) => !contained.has(hash));
  if (unused.length > 0) faults.push(`The policy lets scripts in that no page contains: ${unused.join(' ')}`);
  return [...faults, ...pages.flatMap(({ file, html }) => pageFaults(file, html, hashes))];
}

function pageFaults(file: string, html: string, hashes: readonly string[]) {
  const unknown = scriptsOf(html).filter((line) => !hashes.includes(hashOf(line)));
  return [
    ...unknown.map((line) => `${file} holds a script that the policy refuses: ${line.slice(0, 80)}`),
    ...(inlineHandler.test(html) ? [`${file} holds an inline event handler.`] : []),
  ];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
