import * as fc from 'fast-check';
import { test } from 'vitest';
import { keepModules } from '@tests/support/visit';
import { note } from '@tests/run/notes';
import { inWords, sequence } from './actions';
import { assertSequence } from './assertSequence';
import { known } from './known';
import { limited } from './limited';

const SEQUENCES = 200;
const BUDGET_MS = 60_000;
const limits = { oneMs: 60_000, shrinkingMs: 120_000 };

// A browser that is closed takes its code with it; all others share it.
keepModules();

const settings = import.meta.env;
const numRuns = Number(settings['CHAOS_RUNS'] ?? SEQUENCES);
const seed = Number(settings['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const path: unknown = settings['CHAOS_PATH'];
// A share of the tests' time, unless somebody has asked for a number.
const allMs = settings['CHAOS_RUNS'] === undefined ? BUDGET_MS : numRuns * limits.oneMs;

/** Random sequences of what can happen to a payment: each ends in one charge and one record of it, or in none. */
export function testRandomSequences() {
  test(
    'is charged once and recorded once, whatever happens',
    { timeout: allMs + 2 * limits.oneMs + limits.shrinkingMs },
    async () => {
      const tries = limited({ ...limits, allMs });
      const property = fc.asyncProperty(sequence, ({ actions, atLast }) =>
        tries.hold(() => assertSequence(actions, atLast)),
      );
      const how = typeof path === 'string' ? { path } : { examples: known.map((one): [typeof one] => [one]) };
      const found = await fc.check(property, { seed, numRuns, ...how });
      if (!found.failed) {
        console.log(note(`Payment chaos: ${tries.held()} sequences, all hold (seed ${seed})`));
        return;
      }
      const [{ actions, atLast } = { actions: [], atLast: '' }] = found.counterexample ?? [];
      const steps = [...actions.map(inWords), `at last ${atLast}`];
      const replay = `npm run chaos -- --seed ${seed} --path ${found.counterexamplePath ?? '0'}`;
      console.log(note(`Payment chaos: a sequence does not hold (seed ${seed}). Again: ${replay}`));
      const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
      throw new Error(`The buyer\n${list}\n${String(found.errorInstance)}\nAgain: ${replay}`);
    },
  );
}
