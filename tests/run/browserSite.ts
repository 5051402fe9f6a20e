import { appSettings } from '@sandbox/run/appSettings';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { run } from './command';

export const siteFolder = '.sandbox/browser-tests';

/** Builds the site that the browser tests open. The ports are part of it, so `ownPorts` must be imported before. */
export async function buildSite() {
  const call = ['vite', 'build', '--mode', 'sandbox', '--outDir', `${siteFolder}/dist`, '--emptyOutDir'];
  const { isFine, output } = await run(call, appSettings());
  if (!isFine) throw new UserFacingError(`The build for the browser tests failed:\n${output}`);
}

/** The hosting rules that the build has written. */
export function siteHosting() {
  return { ...readHosting(`${siteFolder}/dist/${HOSTING_FILE}`), public: 'dist' };
}
