import { demoAccounts } from '@sandbox/data/demoAccounts';
import { hideWhoHasAnAccount, importAccounts, makeAccount } from './accounts';
import { type Emulator, startEmulator } from './emulator';
import { keepSnapshots, readSnapshot } from './snapshot';

/**
 * The identity host: Firebase's own emulator, whose accounts survive a restart and a kill.
 * @param folder the store
 * @param site a built site to serve by the hosting emulator as well: its folder and firebase.json's hosting section
 */
export async function startIdentity(folder: string, site?: { folder: string; hosting: object }): Promise<Emulator> {
  const kept = readSnapshot(folder);
  const emulator = await startEmulator(site?.folder ?? `${folder}/identity`, site?.hosting);
  try {
    await hideWhoHasAnAccount();
    if (kept) await importAccounts(kept);
    else for (const account of demoAccounts) await makeAccount(account);
  } catch (error) {
    await emulator.stop();
    throw error;
  }
  const stopKeeping = keepSnapshots(folder);
  return {
    ended: emulator.ended,
    stop: async () => {
      await stopKeeping();
      await emulator.stop();
    },
  };
}
