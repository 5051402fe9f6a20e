import { demoAccounts } from '@sandbox/data/demoAccounts';
import { enableEmailEnumerationProtection, importAccounts, createAccount } from './accounts';
import { type Emulator, startEmulator } from './emulator';
import { startSnapshots, readSnapshot } from './snapshot';

/**
 * Starts the identity host: Firebase's own emulator, with accounts that survive a restart or a kill.
 * @param folder the store's folder
 * @param site a built site to serve by the hosting emulator as well, for tests, of which no accounts survive: its folder and firebase.json's
 * hosting section
 */
export async function startIdentity(folder: string, site?: { folder: string; hosting: object }): Promise<Emulator> {
  const accounts = readSnapshot(folder);
  const emulator = await startEmulator(site?.folder ?? `${folder}/identity`, site?.hosting);
  try {
    await enableEmailEnumerationProtection();
    if (accounts) await importAccounts(accounts);
    else for (const account of demoAccounts) await createAccount(account);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
  if (site) return emulator;
  const stopSnapshots = startSnapshots(folder);
  return {
    ended: emulator.ended,
    stop: async () => {
      await stopSnapshots();
      await emulator.stop();
    },
  };
}
