import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { type Accounts, accountsSchema, exportAccounts } from './accounts';

const LOOK_MS = 300;
const fileSchema = v.pipe(v.string(), v.parseJson(), accountsSchema);

/** The accounts of the last run; undefined at the first start. */
export function readSnapshot(folder: string): Accounts | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(fileSchema, readFileSync(file, 'utf8'));
  if (read.success) return read.output;
  throw new UserFacingError(
    `${file} cannot be read. Move it away to keep it, or begin anew with: npm run sandbox:reset`,
  );
}

/** Writes the accounts down soon after each change: the emulator itself keeps them in memory alone. */
export function keepSnapshots(folder: string) {
  const file = fileIn(folder);
  let written = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const text = JSON.stringify(await exportAccounts());
    if (text === written) return;
    writeFileSync(`${file}.new`, text, { flush: true });
    renameSync(`${file}.new`, file);
    written = text;
  };
  const lookAgain = async () => {
    await look().catch(() => undefined); // an emulator that ended is reported by its own end
    if (!isStopped) timer = setTimeout(() => void lookAgain(), LOOK_MS);
  };
  void lookAgain();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await look().catch(() => undefined);
  };
}

const fileIn = (folder: string) => join(folder, 'accounts.json');
