import * as fc from 'fast-check';
import { test } from 'vitest';
import { note } from '@tests/run/notes';
import { keepModules } from '@tests/support/visit';
import { describeAction, sequence } from './actions';
import { assertSequence } from './assertSequence';
import { knownFailures } from './known';
import { limitTime } from './limited';

const limits = { sequenceMs: 180_000, shrinkingMs: 120_000 };

// Sequences share the loaded modules; closing the browser unloads them.
keepModules();

const settings = import.meta.env;
// The known failures count too. `npm run chaos` runs random sequences after them, for which the full test run has no time.
const numRuns = Number(settings['CHAOS_RUNS'] ?? knownFailures.length);
const seed = Number(settings['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const path: unknown = settings['CHAOS_PATH'];

/** Tests random sequences of actions and faults around a payment: each ends with one charge and one record of it, or with none. */
export function testRandomSequences() {
  test(
    'is charged once and recorded once in every sequence of faults and actions',
    { timeout: (numRuns + 2) * limits.sequenceMs + limits.shrinkingMs },
    async () => {
      const limited = limitTime(limits);
      const property = fc.asyncProperty(sequence, (one) => limited(() => assertSequence(one)));
      const examples = knownFailures.map((failure): [typeof failure] => [failure]);
      const result = await fc.check(property, { seed, numRuns, examples, ...(typeof path === 'string' && { path }) });
      if (!result.failed) {
        console.log(note(`Payment chaos: ${result.numRuns} sequences, all passed (seed ${seed})`));
        return;
      }
      const [failed] = result.counterexample ?? [];
      const steps = failed
        ? [`gets intents ${failed.firstIntents}`, ...failed.actions.map(describeAction), `finally ${failed.finalStep}`]
        : [];
      const replay = `npm run chaos -- --seed ${seed} --path ${result.counterexamplePath ?? '0'}`;
      console.log(note(`Payment chaos: a sequence failed (seed ${seed}). Replay: ${replay}`));
      const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
      throw new Error(`The buyer\n${list}\n${String(result.errorInstance)}\nReplay: ${replay}`);
    },
  );
}
