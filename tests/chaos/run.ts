import { parseArgs } from 'node:util';
import { run } from '@tests/run/command';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, path: { type: 'string' } },
});
const [sequences] = positionals;

const { isFine } = await run(
  ['vitest', 'run', 'tests/chaos/payments.test.tsx'],
  {
    ...(sequences !== undefined && { CHAOS_RUNS: sequences }),
    ...(values.seed !== undefined && { CHAOS_SEED: values.seed }),
    ...(values.path !== undefined && { CHAOS_PATH: values.path }),
  },
  true,
);
process.exit(isFine ? 0 : 1);
