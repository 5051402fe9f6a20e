import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '@sandbox/data/demoAccounts';
import { cares } from '@sandbox/host/care';
import { startApp } from './appServer';
import { startFakeBackends } from './fakeBackends';
import { addressOf, storeFolder } from './ports';
import { UserFacingError, printable } from './userFacingError';
import { waitForShutdown } from './waitForShutdown';

// Vite cannot close while it pre-bundles dependencies, and aborting that loses nothing.
const APP_STOP_MS = 1500;
const hasApp = process.argv.includes('--app');
const shutdownRequested = waitForShutdown();
// What has been started ends with this process, and the next start begins anew.
const stoppedEarly = shutdownRequested.then((reason) => {
  throw new UserFacingError(`Stopped before everything had started (${reason}).`);
});

try {
  console.log('Starting the fake backends…');
  const backends = await Promise.race([
    startFakeBackends({ folder: storeFolder, care: readCare(), alsoFree: hasApp ? ['app'] : [] }),
    stoppedEarly,
  ]);
  const stopApp = hasApp
    ? await Promise.race([startApp().catch(stopAndRethrow(backends.stop)), stoppedEarly])
    : undefined;
  console.log(welcome());

  const exitReason = await Promise.race([shutdownRequested.then(() => undefined), backends.ended]);
  await backends.stop();
  await Promise.race([stopApp?.(), pause(APP_STOP_MS)]);
  if (exitReason !== undefined)
    throw new UserFacingError(
      `The identity emulator ended (${exitReason}). The rest was stopped, nothing is lost: start again.`,
    );
  process.exit(0);
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}

function stopAndRethrow(stop: () => Promise<void>) {
  return async (error: unknown) => {
    await stop();
    throw error;
  };
}

/** @throws UserFacingError if the environment asks for something else than there is */
function readCare() {
  const asked = process.env['SANDBOX_CARE'] ?? 'strict';
  const care = cares.find((name) => name === asked);
  if (care !== undefined) return care;
  throw new UserFacingError(`SANDBOX_CARE is “${asked}”: choose ${cares.join(' or ')}, or unset it.`);
}

function welcome() {
  const backends = ['market', 'payments', 'images', 'identity'] as const;
  const lines = [
    ...(hasApp ? ['', `  SecondGear      ${addressOf('app')}`] : []),
    ...backends.map((name) => `  ${name.padEnd(14)}  ${addressOf(name)}`),
    '',
    ...demoAccounts.map(({ email, password, role }) => `  ${role.padEnd(14)}  ${email}  ${password}`),
    '',
    `  Stored in ${storeFolder}; npm run sandbox:reset deletes it. Ctrl-C stops everything.`,
  ];
  return lines.join('\n');
}
