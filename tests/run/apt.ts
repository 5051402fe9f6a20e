import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

let isUpdated = false;

/** Installs Debian packages if this process may. @returns whether all of them are installed afterwards */
export function aptInstall(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing Debian’s ${packages.join(', ')}…`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  return apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...args: string[]) {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['-qq', ...args], options);
    return true;
  } catch {
    return false; // The caller reports which package is missing.
  }
}
