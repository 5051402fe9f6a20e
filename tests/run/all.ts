import { mkdirSync, rmSync } from 'node:fs';
import { waitForShutdown } from '@sandbox/run/waitForShutdown';
import { endAll, run } from './command';
import { type Counts, countsOf } from './counts';
import { notesIn } from './notes';
import { fastRun, installBrowsers, results, slowRun, type Step } from './steps';

const { lists, last } = process.argv.includes('--slow') ? slowRun : fastRun;
const hasBrowser = !process.argv.includes('--no-browser');
const sum: Counts = { passed: 0, failed: 0 };

void waitForShutdown().then((reason) => {
  console.log(`Stopped (${reason}).`);
  endAll();
  process.exit(1);
});
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const browsers = hasBrowser ? run(installBrowsers) : undefined;
await Promise.all(lists.map((list) => runList(list)));
await browsers;
if (hasBrowser) await runStep(last);

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function runList(list: readonly Step[]) {
  for (const step of list) await runStep(step);
}

async function runStep({ title, call, env, report }: Step) {
  const start = Date.now();
  const { isFine, output } = await run(call, env);
  const counts = countsOf(isFine, report);
  sum.passed += counts.passed;
  sum.failed += counts.failed;

  const seconds = Math.round((Date.now() - start) / 1000);
  const tests = report === undefined ? '' : `, ${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${counts.failed === 0 ? 'ok  ' : 'FAIL'}  ${title} (${seconds} s${tests})`);
  for (const said of notesIn(output)) console.log(indented(said));
  if (counts.failed > 0) console.log(indented(withoutPassed(output)));
}

/** Without the passed tests, so that a truncated log still contains the failures. */
function withoutPassed(output: string) {
  return output.replace(/^ *✓.*\n/gm, '');
}

function indented(output: string) {
  return output.trimEnd().replace(/^/gm, '      ');
}
