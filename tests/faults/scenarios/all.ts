import type { CallName } from '@tests/contract/wire/calls';
import type { Scenario } from '@tests/faults/scenario';
import { browsing } from './browsing';
import { moderating } from './moderating';
import { paying } from './paying';
import { selling } from './selling';
import { signingIn } from './signingIn';
import { signingUp } from './signingUp';
import { wishing } from './wishing';

/** A scenario for each call of the table: the compiler names the one that is missing. Each group has a test file. */
export const allScenarios = {
  ...browsing,
  ...wishing,
  ...selling,
  ...moderating,
  ...signingIn,
  ...signingUp,
  ...paying,
} satisfies Record<CallName, Scenario>;
