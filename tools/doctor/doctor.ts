import type { examine as Examine } from './examine';
import type { Options } from './options';
import { exitStatusOf, printJson, printReport } from './report';
import { examineSettings } from './settings';
import type { SendOptions } from './send';

interface Loaders {
  /** Loads the checks of the hosts. They import schemas of `src`, which cannot be loaded without complete settings. */
  loadExamine: () => Promise<typeof Examine>;
  sendOptions?: SendOptions;
}

/**
 * Examines the settings and, if they are complete, all hosts.
 * @param raw the `VITE_…` variables and Vite's `MODE`
 */
export async function consult(options: Options, raw: Readonly<Record<string, string>>, loaders: Loaders) {
  const { mode, site, mayWrite, parts, isJson } = options;
  const { settings, findings } = examineSettings(raw);
  const examine = settings && (await loaders.loadExamine());
  const hosts = settings && (await examine?.({ settings, site, mayWrite }, parts, loaders.sendOptions));
  const isOffline = hosts?.isOffline ?? false;
  const diagnosis = { mode, site, mayWrite, isOffline, settings, findings: [...findings, ...(hosts?.findings ?? [])] };
  return { output: isJson ? printJson(diagnosis) : printReport(diagnosis), status: exitStatusOf(diagnosis) };
}
