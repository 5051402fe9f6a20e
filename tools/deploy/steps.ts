import type { DeployOptions } from './options';

/** A command, what is wrong if it fails, and what to do then. */
export interface Step {
  title: string;
  call: readonly string[];
  failed: string;
  remedy: string;
}

const HOSTS = 'api,payments,images,firebase,stripe';
const NOTHING = 'Nothing was deployed.';

/** Everything before Firebase Hosting is reached, in its order. */
export function stepsBefore({ mode, isChecked, channel, site }: DeployOptions, project: string): Step[] {
  const checks: Step = {
    title: 'Checks',
    call: ['npm', 'run', 'check'],
    failed: `A check has failed. ${NOTHING}`,
    remedy: 'Mend what is listed above, then deploy again.',
  };
  const address = site ?? `https://${project}.web.app`;
  return [
    ...(isChecked ? [] : [checks]),
    {
      title: 'Build',
      call: ['npm', 'run', 'build', '--', '--mode', mode],
      failed: `The site could not be built. ${NOTHING}`,
      remedy: 'The lines above say why.',
    },
    {
      title: 'Doctor: the hosts',
      // The address of a preview is not known yet, and the hosts need not allow it.
      call: doctor(mode, ...(channel === undefined ? ['--site', address] : []), '--only', HOSTS),
      failed: `A host does not work as the site needs it. ${NOTHING}`,
      remedy: 'Follow the arrows above, or see docs/doctor.md.',
    },
  ];
}

/** Deploys the build to the live site or to a preview channel. */
export function hostingStep({ channel, expires }: DeployOptions, project: string): Step {
  const target = ['--config', 'dist/firebase.json', '--project', project, '--non-interactive'];
  return {
    title: 'Firebase Hosting',
    call:
      channel === undefined
        ? ['firebase', 'deploy', '--only', 'hosting', ...target]
        : ['firebase', 'hosting:channel:deploy', channel, '--expires', expires, ...target],
    failed: 'Firebase Hosting has not taken the site. What was there before is still served.',
    remedy: `If the lines above speak of authentication, run npx firebase login; the account needs the project ${project}.`,
  };
}

/** Examines the site as it is served now. */
export function siteStep({ mode, channel }: DeployOptions, address: string): Step {
  const undo =
    channel === undefined
      ? 'if people are hindered, roll back in the Firebase console (docs/hosting.md)'
      : 'the live site is as it was';
  return {
    title: 'Doctor: the site',
    call: doctor(mode, '--site', address, '--only', 'site'),
    failed: `The site is at ${address}, but it is not served as it was built.`,
    remedy: `Follow the arrows above; ${undo}.`,
  };
}

/** The address in the output of Firebase's command. */
export function addressIn(output: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- colours, which begin with an escape
  const plain = output.replaceAll(/\u001b\[[0-9;]*m/g, '');
  return /(?:Hosting URL|Channel URL \([^)]*\)): (https:\/\/[\w.-]+)/.exec(plain)?.[1];
}

function doctor(mode: string, ...args: string[]) {
  return ['npm', 'run', 'doctor', '--', '--mode', mode, ...args];
}
