import { checkSettings } from './settings';

const checked = checkSettings(import.meta.env);
// Never reached by a build or in development: vite.config.ts checks the settings first and shows their faults.
if (!checked.settings) throw new Error(checked.faults.join('\n'));

/** The checked settings. A build contains them as they are here, without the code above (`tools/settingsPlugin.ts`). */
export const env = checked.settings;
