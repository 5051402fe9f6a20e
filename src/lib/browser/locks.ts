/** The last work under each name, where the browser refuses Web Locks: then this page's own work takes turns. */
const lastWork = new Map<string, Promise<unknown>>();

/**
 * Runs the work while holding the name's Web Lock: for each name, one tab of this browser at a time. Where the browser refuses locks
 * (it has none, or blocks site data), one at a time in this tab: paying requires more, see `areLocksGranted`.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return request(name, {}, work, () => takeTurn(name, work));
}

/** Runs the work while holding the locks of all names, or calls `otherwise` at once if any of them is held already. */
export async function withLockIfFree<T>(
  names: readonly string[],
  work: () => Promise<T>,
  otherwise: () => T,
): Promise<T> {
  const [name, ...others] = names;
  if (name === undefined) return work();
  const next = () => withLockIfFree(others, work, otherwise);
  const grant = async (lock: Lock | null) => (lock ? next() : otherwise());
  return request(name, { ifAvailable: true }, grant, () => (lastWork.has(name) ? otherwise() : takeTurn(name, next)));
}

/** Runs the work while holding the name's lock in shared mode, so that several tabs may hold it at once. */
export function withSharedLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return request(name, { mode: 'shared' }, work, () => takeTurn(name, work));
}

/** Whether the browser really lets tabs wait for each other. Some have Web Locks and refuse every request, as with blocked site data. */
export async function areLocksGranted() {
  return request(
    'granted',
    { mode: 'shared' },
    () => Promise.resolve(true),
    () => false,
  );
}

/** @param whenRefused called instead of `work` if the browser refuses the request itself */
async function request<T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<T>,
  whenRefused: () => T | Promise<T>,
): Promise<T> {
  const granted = { hasBegun: false };
  try {
    return await navigator.locks.request(name, options, (lock) => {
      granted.hasBegun = true;
      return work(lock);
    });
  } catch (error) {
    if (granted.hasBegun) throw error;
    return whenRefused();
  }
}

async function takeTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = Promise.resolve(lastWork.get(name)).then(work);
  const done = result.then(
    () => undefined,
    () => undefined,
  );
  lastWork.set(name, done);
  try {
    return await result;
  } finally {
    if (lastWork.get(name) === done) lastWork.delete(name);
  }
}
