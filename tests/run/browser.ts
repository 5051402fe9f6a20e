import './ownPorts';
import { rmSync } from 'node:fs';
import { startFakeBackends } from '@sandbox/run/fakeBackends';
import { findLockHolder } from '@sandbox/run/folderLock';
import { storeFolder } from '@sandbox/run/ports';
import { UserFacingError, printable } from '@sandbox/run/userFacingError';
import { waitForShutdown } from '@sandbox/run/waitForShutdown';
import { buildSite, siteFolder, siteHosting } from './browserSite';
import { provideChromium } from './chromium';
import { endAll, run } from './command';
import { provideOtherEngines } from './engines';

// `npm test` counts from the JSON report; by hand, the list is enough.
const reporters =
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : 'list,json,./tests/run/flakyReporter.ts';
const shutdownRequested = waitForShutdown();
const stopped = shutdownRequested.then(failStopped);

try {
  const chromium = provideChromium();
  provideOtherEngines();
  // `npm test` has built it already.
  if (process.env['IS_SITE_BUILT'] !== '1') await Promise.race([buildSite(), stopped]);
  const backends = await Promise.race([
    startFakeBackends({
      folder: await emptyStore(),
      care: 'as-deployed',
      site: { folder: siteFolder, hosting: siteHosting() },
    }),
    stopped,
  ]);
  const tests = run(
    ['playwright', 'test', `--reporter=${reporters}`, ...process.argv.slice(2)],
    { CHROMIUM_PATH: chromium },
    true,
  );
  const ended = await Promise.race([tests, shutdownRequested, backends.ended]);
  endAll();
  await backends.stop();
  if (typeof ended === 'string') failStopped(ended);
  process.exit(ended.isFine ? 0 : 1);
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}

function failStopped(reason: string): never {
  endAll();
  throw new UserFacingError(`The browser tests were stopped: ${reason}.`);
}

async function emptyStore() {
  const pid = await findLockHolder(storeFolder);
  if (pid !== undefined) throw new UserFacingError(`Other browser tests run already (process ${pid}): wait for them.`);
  rmSync(storeFolder, { recursive: true, force: true });
  return storeFolder;
}
