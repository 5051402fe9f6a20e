import type { Finding } from './finding';

const marks = { ok: 'ok     ', advice: 'advice ', fault: 'FAULT  ', unknown: 'unknown' } as const;

/** What people read in the terminal. */
export function report(parts: readonly (readonly [name: string, findings: readonly Finding[]])[]) {
  const lines = parts.flatMap(([name, findings]) => [name, ...findings.flatMap(linesOf), '']);
  const count = (kind: Finding['kind']) => parts.flatMap(([, all]) => all.filter((one) => one.kind === kind)).length;
  const faults = count('fault');
  const counts = `Faults: ${faults}. To improve: ${count('advice')}. Unknown: ${count('unknown')}. In order: ${count('ok')}.`;
  return { text: [...lines, counts].join('\n'), hasFaults: faults > 0 };
}

function linesOf({ kind, text, remedy }: Finding) {
  return [`  ${marks[kind]}  ${text}`, ...(remedy === undefined ? [] : [`           → ${remedy}`])];
}
