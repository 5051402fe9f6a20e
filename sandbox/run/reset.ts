import { rmSync } from 'node:fs';
import { findLockHolder } from './folderLock';
import { storeFolder } from './ports';

const pid = await findLockHolder(storeFolder);
if (pid === undefined) {
  rmSync(storeFolder, { recursive: true, force: true });
  console.log(`${storeFolder} is empty: the next start creates the demo data again.`);
} else {
  console.error(`The fake backends run on ${storeFolder} (process ${pid}): stop them first, with Ctrl-C there.`);
  process.exitCode = 1;
}
