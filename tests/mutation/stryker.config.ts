interface Part {
  mutate: readonly string[];
  /** The tests that concern these files: a mutant that lives runs all of them that reach it. */
  testFiles: readonly string[];
  /** A lower score, in percent, fails the run: a little less than the measured one. */
  break: number;
}

/** What units test by themselves, without the app around it. No other part has these files. */
const testedByUnits = [
  'src/api/*.ts',
  'src/payments/engine/{encryptedStore,entry,ledger,loadPaymentStatus,paymentState}.ts',
  'src/selling/post/{postFields,postRecord,postStart,postValues,repetition}.ts',
  'src/session/delayed/{deadlines,delayedWrite,runs}.ts',
  'src/session/state/sessionState.ts',
];

/** The form as a whole, which only stories open. */
const POST_FORM = 'src/selling/form/PostCarForm.tsx';

const parts: Readonly<Record<string, Part>> = {
  units: {
    mutate: testedByUnits,
    testFiles: [
      'tests/units/{accessToken,client,queryClient,structuralSharing,upload}.test.ts',
      'tests/units/useWrite.test.tsx',
      'tests/units/{acks,authError,carSchema,fields,numbers,reportSchema,wishlistSchema}.test.ts',
      'tests/units/{ledger,paymentState}.test.ts',
      'tests/units/{postCar,postRecord,preview}.test.ts',
      'tests/units/{delayedWrites,sessionState}.test.ts',
    ],
    break: 97,
  },
  payments: {
    mutate: ['src/payments/engine/*.ts'],
    testFiles: [
      'tests/units/{charge,ledger,payable,paymentEngine,paymentState,payments,remainingGrace,stripe}.test.ts',
    ],
    break: 98,
  },
  session: {
    mutate: ['src/session/**/*.{ts,tsx}'],
    testFiles: [
      'tests/units/{accessToken,authError,delayedSending,delayedWrites,endSession,identity,lastUser,loginState}.test.ts',
      'tests/units/{people,persistedUser,sessionActions,sessionState,signInFlow,signUpCompletion}.test.ts',
      'tests/units/{startReads,userRecord}.test.ts',
      'tests/units/session.test.tsx',
    ],
    break: 98,
  },
  selling: {
    // The components of `own` are left out, which only stories open.
    mutate: ['src/selling/{post,form}/*.{ts,tsx}', `!${POST_FORM}`, 'src/selling/own/*.ts', 'src/selling/use*.ts'],
    testFiles: [
      'tests/units/{ownCars,postCar,postRecord,preview,relist,sendPost,usePostDraft,usePostPhoto}.test.ts',
      'tests/units/{cropStage,newPost,postForm}.test.tsx',
    ],
    break: 97,
  },
  'post-form': {
    mutate: [POST_FORM],
    testFiles: ['tests/stories/seller/{changes,drafts,photo,post-fails,posts,preview}.test.tsx'],
    break: 97,
  },
};

const name = process.env['MUTANTS'] ?? 'payments';
const part = parts[name];
if (!part) throw new Error(`MUTANTS is one of ${Object.keys(parts).join(', ')}.`);

export default {
  mutate: [
    ...part.mutate,
    ...(part.mutate === testedByUnits ? [] : testedByUnits.map((files) => `!${files}`)),
    '!**/{texts,*Texts}.ts',
  ],
  testFiles: part.testFiles,
  appendPlugins: ['./tests/mutation/hookDependencies.ts'],
  ignorers: ['hook-dependencies'],
  thresholds: { break: part.break },
  testRunner: 'vitest',
  // As `vite.config.ts` runs them; threads refuse its `execArgv`. Stories import the pages as they open them, so no test is related to a file.
  vitest: { pool: 'forks', related: false },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 15,
  // One that only the loading of a file runs would take all tests.
  ignoreStatic: true,
  tempDirName: '.sandbox/mutants',
  ignorePatterns: ['dist', 'dist-maps', 'test-results', '.sandbox'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: `test-results/mutants-${name}.json` },
};
