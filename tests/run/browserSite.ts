import { appSettings } from '@sandbox/run/appSettings';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { run } from './command';

export const siteFolder = '.sandbox/browser-tests';

/** The next version of the site, for the tests of what a page does when one is put up while it is open. */
export const nextFolder = `${siteFolder}/next`;

/** Builds the site that the browser tests open, and beside it the next version. The ports are part of both, so `ownPorts` must be imported before. */
export async function buildSite() {
  const build = (folder: string, env = {}) =>
    run(['vite', 'build', '--mode', 'sandbox', '--outDir', folder, '--emptyOutDir'], { ...appSettings(), ...env });
  // A changed setting changes the hashes in the file names.
  const builds = await Promise.all([
    build(`${siteFolder}/dist`),
    build(nextFolder, { VITE_SITE_NAME: 'SecondGear Next' }),
  ]);
  const failed = builds.find(({ isFine }) => !isFine);
  if (failed) throw new UserFacingError(`The build for the browser tests failed:\n${failed.output}`);
}

/** The hosting rules that the build has written. */
export function siteHosting() {
  return { ...readHosting(`${siteFolder}/dist/${HOSTING_FILE}`), public: 'dist' };
}
