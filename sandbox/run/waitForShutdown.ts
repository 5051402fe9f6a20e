import { findParentNpm } from './findParentNpm';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const POLL_MS = 500;

/** Resolves with the reason when a signal arrives or the npm that started this process is gone (killed, window closed). */
export function waitForShutdown(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    const npm = findParentNpm();
    const timer = setInterval(() => {
      if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
      clearInterval(timer);
      resolve('the npm that started it is gone');
    }, POLL_MS);
    timer.unref();
  });
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
