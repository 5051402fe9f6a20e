import { checkSettings, SANDBOX_MODE } from '@/shared/config/settings';
import type { DeployOptions } from './options';
import { addressIn, hostingStep, siteStep, stepsBefore, type Step } from './steps';

interface Surroundings {
  /** Runs a command, shows its output, and returns it. */
  run: (call: readonly string[]) => Promise<{ isFine: boolean; output: string }>;
  say: (line: string) => void;
}

/** A step has failed; the message says what happened and what to do. */
class DeployError extends Error {
  override name = 'DeployError';
}

/**
 * Checks, builds, examines, deploys and examines again. Stops at the first failure.
 * @param raw the `VITE_…` variables and Vite's `MODE`
 * @returns whether everything has succeeded
 */
export async function deploy(
  options: DeployOptions,
  raw: Readonly<Record<string, string>>,
  { run, say }: Surroundings,
): Promise<boolean> {
  const take = async ({ title, call, failed, remedy }: Step) => {
    say(`\n— ${title}: ${call.join(' ')}`);
    const { isFine, output } = await run(call);
    if (!isFine) throw new DeployError(`${failed} ${remedy}`);
    return output;
  };

  try {
    const project = projectOf(raw);
    for (const step of stepsBefore(options, project)) await take(step);
    const deployed = addressIn(await take(hostingStep(options, project)));
    if (deployed === undefined)
      throw new DeployError(
        'Firebase Hosting has taken the site, but has not named its address. Examine it with npm run doctor -- --site https://…',
      );
    const address = options.site ?? deployed;
    await take(siteStep(options, address));
    say(`\nDeployed: ${address}`);
    return true;
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    say(`\nStopped. ${error.message}`);
    return false;
  }
}

/** @throws DeployError if these settings must not be deployed */
function projectOf(raw: Readonly<Record<string, string>>) {
  if (raw['MODE'] === SANDBOX_MODE)
    throw new DeployError('These are the settings of the local fake backends. Nothing was deployed. Leave --mode out.');
  // As strictly as in production, whatever the mode is called: development also accepts localhost.
  const { settings, faults } = checkSettings({ ...raw, MODE: 'production' });
  if (settings) return settings.firebase.projectId;
  const list = faults.map((fault) => `  - ${fault}`).join('\n');
  throw new DeployError(`The settings need a hand. Nothing was deployed. Mend them in .env:\n${list}`);
}
