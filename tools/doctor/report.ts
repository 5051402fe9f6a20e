import type { Settings } from '@/shared/config/settings';
import type { Finding } from './finding';

const marks = { ok: 'ok     ', advice: 'advice ', fault: 'FAULT  ', unknown: 'unknown' } as const;
const SHOWN_OF_KEY = 8;

/** What people read in the terminal. */
export function report(parts: readonly (readonly [name: string, findings: readonly Finding[]])[], settings?: Settings) {
  const lines = parts.flatMap(([name, findings]) => [name, ...findings.flatMap(linesOf), '']);
  const count = (kind: Finding['kind']) => parts.flatMap(([, all]) => all.filter((one) => one.kind === kind)).length;
  const faults = count('fault');
  const counts = `Faults: ${faults}. To improve: ${count('advice')}. Unknown: ${count('unknown')}. In order: ${count('ok')}.`;
  return { text: withoutKeys([...lines, counts].join('\n'), settings), hasFaults: faults > 0 };
}

function linesOf({ kind, text, remedy }: Finding) {
  return [`  ${marks[kind]}  ${text}`, ...(remedy === undefined ? [] : [`           → ${remedy}`])];
}

/** Hosts repeat keys in their errors. None of them is secret, but a report is shown to others. Also masks keys that were cut. */
function withoutKeys(text: string, settings: Settings | undefined) {
  const keys = settings ? [settings.firebase.apiKey, settings.imageUploadKey, settings.stripeKey] : [];
  return keys.reduce((rest, key) => {
    const shown = Math.min(SHOWN_OF_KEY, Math.floor(key.length / 2));
    const literal = key.slice(0, shown + 1).replaceAll(/\W/g, String.raw`\$&`);
    return rest.replaceAll(new RegExp(`${literal}[\\w-]*`, 'g'), `${key.slice(0, shown)}…`);
  }, text);
}
