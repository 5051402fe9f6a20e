import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MOST_LEVELS = 4;

/** The npm that runs this script, above the shells between; a killed npm does not take those along. */
export function findParentNpm(pid = process.ppid, levels = MOST_LEVELS): number | undefined {
  const seen = look(pid);
  if (!seen) return undefined;
  if (/^(\S*[\\/])?(node\s+)?(\S*[\\/])?npm\b/.test(seen.words)) return pid;
  return levels > 0 && seen.parent > 1 ? findParentNpm(seen.parent, levels - 1) : undefined;
}

function look(pid: number) {
  try {
    return process.platform === 'linux' ? lookInProc(pid) : lookWithPs(pid);
  } catch {
    return undefined; // gone meanwhile, or a system without either
  }
}

function lookInProc(pid: number) {
  // The name in brackets may hold blanks: what follows it is the state, then the parent.
  const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return { parent: Number(parent), words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function lookWithPs(pid: number) {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
  const [parent = '', ...words] = line.split(/\s+/);
  return { parent: Number(parent), words: words.join(' ') };
}
