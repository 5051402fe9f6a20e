import * as v from 'valibot';
import { hostSchemas } from '../src/shared/config/hosts.ts';
import { paths } from '../src/shared/config/paths.ts';
import { checkSettings, DEVELOPMENT_MODE, SANDBOX_MODE, type Settings } from '../src/shared/config/settings.ts';

export interface BuildSettings extends Settings {
  /** Where site reports are sent; empty if nowhere. The page reads it as the constant `REPORT_URL`, not from `env`. */
  reportUrl: string;
}

type CheckedBuildSettings = { settings: BuildSettings; faults: [] } | { settings: undefined; faults: string[] };

/** Checks the settings of the page and those of the build alone, in the same way as `checkSettings`. */
export function checkBuildSettings(raw: Readonly<Record<string, string>>): CheckedBuildSettings {
  const { settings, faults } = checkSettings(raw);
  const reportUrl = raw['VITE_REPORT_URL']?.trim() ?? '';
  const { url } = hostSchemas([SANDBOX_MODE, DEVELOPMENT_MODE].includes(raw['MODE'] ?? ''));
  const { issues } = reportUrl === '' ? {} : v.safeParse(url, reportUrl, { abortPipeEarly: true });
  const ownFaults = (issues ?? []).map(({ message }) => `VITE_REPORT_URL ${message}`);
  if (!settings || ownFaults.length > 0) return { settings: undefined, faults: [...faults, ...ownFaults] };
  return { settings: { ...settings, reportUrl }, faults: [] };
}

/** What the bundler writes into the code in place of these names (`src/vite-env.d.ts`). */
export function buildConstants(settings: Pick<BuildSettings, 'reportUrl'> | undefined): Record<string, string> {
  return {
    REPORT_URL: JSON.stringify(settings?.reportUrl ?? ''),
    PAGE_PATTERNS: JSON.stringify(Object.values(paths)),
  };
}
