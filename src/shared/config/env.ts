import { checkSettings } from './settings';

const checked = checkSettings(import.meta.env);
// vite.config.ts stops a faulty build and shows the faults in development, so this is reached by neither.
if (!checked.settings) throw new Error(checked.faults.join('\n'));

/** The checked settings of this build. */
export const env = checked.settings;
