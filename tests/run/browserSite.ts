import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { type Ran, run } from './command';

export const siteFolder = '.sandbox/browser-tests';

/** The next version of the site, for the tests of what a page does when one is put up while it is open. */
export const nextFolder = `${siteFolder}/next`;

/** The same version with the setting to send site reports. The site of all other tests is built without it. */
export const reportingFolder = `${siteFolder}/reporting`;

/** A changed setting changes the hashes in the file names. */
const extraSites = [
  [nextFolder, 'VITE_SITE_NAME=SecondGear Next'],
  [reportingFolder, `VITE_REPORT_URL=${addressOf('reports')}/site`],
] as const;

/**
 * Builds the site that the browser tests open, and beside it those with other settings. The ports are part of all, so `ownPorts`
 * must be imported before.
 */
export async function buildSite() {
  const builds = await Promise.all([
    run(['vite', 'build', '--mode', 'sandbox', '--outDir', `${siteFolder}/dist`, '--emptyOutDir'], appSettings()),
    buildExtraSites(),
  ]);
  const failed = builds.flat().find(({ isFine }) => !isFine);
  if (failed) throw new UserFacingError(`The build for the browser tests failed:\n${failed.output}`);
}

async function buildExtraSites() {
  const builds: Ran[] = [];
  for (const site of extraSites) builds.push(await run(['node', '--import', 'tsx', 'tests/run/extraSite.ts', ...site]));
  return builds;
}

/** The hosting rules that the build has written. */
export function siteHosting() {
  return { ...readHosting(`${siteFolder}/dist/${HOSTING_FILE}`), public: 'dist' };
}
