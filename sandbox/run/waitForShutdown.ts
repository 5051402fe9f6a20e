import { findParentNpm } from './findParentNpm';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_MS = 500;

/** Waits until a signal asks this process to end, or the npm that started it is gone (killed, its window closed). */
export function waitForShutdown(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    const npm = findParentNpm();
    const watch = setInterval(() => {
      if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
      clearInterval(watch);
      resolve('the npm that started it is gone');
    }, LOOK_MS);
    watch.unref();
  });
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
