import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { type Accounts, accountsSchema, exportAccounts } from './accounts';

const POLL_MS = 300;
const fileSchema = v.pipe(v.string(), v.parseJson(), accountsSchema);

/**
 * The accounts of the last run; undefined at the first start.
 * @throws UserFacingError if the file cannot be read
 */
export function readSnapshot(folder: string): Accounts | undefined {
  const file = snapshotFile(folder);
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(fileSchema, readFileSync(file, 'utf8'));
  if (parsed.success) return parsed.output;
  throw new UserFacingError(
    `${file} cannot be read. Move it away to keep it, or start over with: npm run sandbox:reset`,
  );
}

/** Saves the accounts soon after each change, because the emulator holds them only in memory. Returns a function that saves a last time and stops. */
export function startSnapshots(folder: string) {
  const file = snapshotFile(folder);
  let written = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const saveIfChanged = async () => {
    const text = JSON.stringify(await exportAccounts());
    if (text === written) return;
    writeFileSync(`${file}.new`, text, { flush: true });
    renameSync(`${file}.new`, file);
    written = text;
  };
  const poll = async () => {
    await saveIfChanged().catch(() => undefined); // an emulator that has exited is reported through `ended`
    if (!isStopped) timer = setTimeout(() => void poll(), POLL_MS);
  };
  void poll();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await saveIfChanged().catch(() => undefined);
  };
}

const snapshotFile = (folder: string) => join(folder, 'accounts.json');
