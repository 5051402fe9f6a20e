import type { Settings } from '@/shared/config/settings';
import { formatCount } from '@/shared/messages/format';
import { partNames, type Finding, type PartName } from './finding';

/** `faults`: something does not work for somebody. `unable`: wrong options, or nothing could be tried. */
export const exitStatus = { healthy: 0, faults: 1, unable: 2 } as const;

export interface Diagnosis {
  mode: string;
  site: string | undefined;
  mayWrite: boolean;
  isOffline: boolean;
  settings: Settings | undefined;
  findings: readonly Finding[];
}

const MAX_IDS = 10;
const SHOWN_OF_KEY = 8;
const titles: Readonly<Record<PartName, string>> = {
  settings: 'Settings',
  api: 'API',
  payments: 'Payments host',
  images: 'Image host',
  firebase: 'Firebase',
  stripe: 'Stripe',
  site: 'Site',
};
const marks = { fine: 'ok     ', advice: 'advice ', fault: 'FAULT  ', untried: 'unknown' } as const;
const INDENT = ' '.repeat(11);

/** What people read in the terminal. */
export function printReport(diagnosis: Diagnosis) {
  const { mode, site, mayWrite, findings } = diagnosis;
  const parts = partNames.filter((part) => findings.some((finding) => finding.part === part));
  const lines = [
    `Settings of mode ${mode}; ${site === undefined ? 'no site given' : `site ${site}`}. ${mayWrite ? 'One pixel may be uploaded.' : 'Only reads and preflights are sent.'}`,
    ...parts.flatMap((part) => ['', titles[part], ...findings.filter((one) => one.part === part).flatMap(linesOf)]),
    '',
    conclusion(diagnosis),
  ];
  return withoutKeys(lines.join('\n'), diagnosis.settings);
}

/** The same for programs. The ids are complete. */
export function printJson(diagnosis: Diagnosis) {
  const { settings, ...rest } = diagnosis;
  const report = { ...rest, counts: countsOf(diagnosis.findings), exitStatus: exitStatusOf(diagnosis) };
  return withoutKeys(JSON.stringify(report, null, 2), settings);
}

export function exitStatusOf({ findings, isOffline }: Pick<Diagnosis, 'findings' | 'isOffline'>) {
  if (findings.some(({ kind }) => kind === 'fault')) return exitStatus.faults;
  return isOffline ? exitStatus.unable : exitStatus.healthy;
}

function linesOf(finding: Finding) {
  const lines = [`  ${marks[finding.kind]}  ${finding.text}`];
  if (finding.kind === 'fine') return lines;
  for (const [name, ids] of Object.entries(finding.ids ?? {})) {
    const more = ids.length > MAX_IDS ? ` and ${ids.length - MAX_IDS} more (--json lists all)` : '';
    lines.push(`${INDENT}${name}: ${ids.slice(0, MAX_IDS).join(', ')}${more}`);
  }
  return [...lines, `${INDENT}→ ${finding.remedy}`];
}

function conclusion(diagnosis: Diagnosis) {
  const { fault, advice, untried, fine } = countsOf(diagnosis.findings);
  const counts = `${formatCount(fault, 'fault', 'faults')}, ${advice} to improve, ${untried} unknown, ${fine} in order.`;
  switch (exitStatusOf(diagnosis)) {
    case exitStatus.healthy:
      return `${counts} Exit status 0: no faults.`;
    case exitStatus.faults:
      return `${counts} Exit status 1: correct the faults first.`;
    case exitStatus.unable:
      return `${counts} Exit status 2: nothing could be tried.`;
  }
}

function countsOf(findings: readonly Finding[]) {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return { fault: count('fault'), advice: count('advice'), untried: count('untried'), fine: count('fine') };
}

/** Hosts repeat keys in their errors. None of them is secret, but a report is shown to others. Also masks keys that were cut. */
function withoutKeys(text: string, settings: Settings | undefined) {
  if (!settings) return text;
  const keys = [settings.firebase.apiKey, settings.imageUploadKey, settings.stripeKey];
  return keys.reduce((rest, key) => {
    const shown = Math.min(SHOWN_OF_KEY, Math.floor(key.length / 2));
    const pattern = new RegExp(`(${literal(key.slice(0, shown))})${literal(key.slice(shown, shown + 1))}[\\w-]*`, 'g');
    return rest.replace(pattern, '$1…');
  }, text);
}

const literal = (text: string) => text.replace(/[^\w]/g, String.raw`\$&`);
