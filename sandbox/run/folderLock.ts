import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from './userFacingError';

const lockSchema = v.pipe(v.string(), v.parseJson(), v.object({ pid: v.number(), port: v.number() }));

/**
 * Locks the folder for this process; returns the function that releases it. The process listens on a port that the lock
 * file names, so that a lock left by a killed process can be recognized.
 * @throws UserFacingError if another living process holds the lock, or this one may not write into the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  const server = createServer((socket) => socket.end());
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });
  server.unref();
  if (!writeLock(folder, port)) {
    const pid = await findLockHolder(folder);
    if (pid !== undefined) {
      server.close();
      throw new UserFacingError(
        `The fake backends already run on ${folder} (process ${pid}): stop them first, with Ctrl-C there.`,
      );
    }
    rmSync(lockFile(folder), { force: true });
    if (!writeLock(folder, port)) throw new UserFacingError(`Another start on ${folder} was quicker: look for it.`);
  }
  const release = () => {
    process.off('exit', release);
    server.close();
    rmSync(lockFile(folder), { force: true });
  };
  process.on('exit', release);
  return release;
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserFacingError(`${folder} must be a folder into which you may write (${reason}).`);
  }
}

/** The id of the living process that has locked the folder, if any. */
export async function findLockHolder(folder: string): Promise<number | undefined> {
  const lock = v.safeParse(lockSchema, readLock(folder));
  if (!lock.success) return undefined;
  const isAlive = await new Promise<boolean>((resolve) => {
    const socket = connect(lock.output.port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  return isAlive ? lock.output.pid : undefined;
}

const lockFile = (folder: string) => join(folder, 'running.json');

function readLock(folder: string) {
  try {
    return readFileSync(lockFile(folder), 'utf8');
  } catch {
    return undefined;
  }
}

function writeLock(folder: string, port: number) {
  try {
    writeFileSync(lockFile(folder), JSON.stringify({ pid: process.pid, port }), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
