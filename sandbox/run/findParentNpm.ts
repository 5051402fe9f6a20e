import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_LEVELS = 4;

/** The process id of the npm that runs this script, past the shells between them: those survive when npm is killed. */
export function findParentNpm(pid = process.ppid, levels = MAX_LEVELS): number | undefined {
  const found = inspectProcess(pid);
  if (!found) return undefined;
  if (/^(\S*[\\/])?(node\s+)?(\S*[\\/])?npm\b/.test(found.commandLine)) return pid;
  return levels > 0 && found.parent > 1 ? findParentNpm(found.parent, levels - 1) : undefined;
}

function inspectProcess(pid: number) {
  try {
    return process.platform === 'linux' ? inspectInProc(pid) : inspectWithPs(pid);
  } catch {
    return undefined; // the process has exited, or the system has neither /proc nor ps
  }
}

function inspectInProc(pid: number) {
  // The name in parentheses may contain spaces; the state and the parent id come after it.
  const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return { parent: Number(parent), commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function inspectWithPs(pid: number) {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
  const [parent = '', ...commandLine] = line.split(/\s+/);
  return { parent: Number(parent), commandLine: commandLine.join(' ') };
}
