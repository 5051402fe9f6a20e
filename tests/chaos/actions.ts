import * as fc from 'fast-check';

/** What becomes of a call. */
export const ways = {
  'gets no connection': 'fails',
  'is carried out, and its answer is lost': 'answer lost',
  'is carried out, and answered 500': 'acted',
  'is answered 500': 500,
  'is answered 429': 429,
  'is answered 404': 404,
  'is answered 401': 401,
  'gets no answer': 'hangs',
  'arrives 8 s later': { slow: 8000 },
  'arrives 20 s later': { slow: 20_000 },
} as const;

/** How often each is broken: most where money is at stake. */
const calls = {
  'POST /v1/payment_intents/:id/confirm': 5,
  'POST /payments': 5,
  'POST /v1/payment_intents/:id/challenge': 2,
  'GET /v1/payment_intents/:id': 2,
  'POST /create-payment-intent': 1,
  'GET /wishlist/:id': 1,
  'GET /cars/:id': 1,
  'GET /jwt': 1,
  'POST /v1/token': 1,
};

const broken = fc.oneof(...Object.entries(calls).map(([call, weight]) => ({ weight, arbitrary: fc.constant(call) })));

export const cards = {
  'a good card': '4242 4242 4242 4242',
  'a card that is declined': '4000 0000 0000 0002',
  'a card that asks for 3-D Secure': '4000 0025 0000 3155',
} as const;

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...Object.keys(table).filter((key): key is K => key in table));
const does = <K extends string>(does: K) => fc.record({ does: fc.constant(does) });
const MINUTE_MS = 60_000;

const pays = fc.record({ does: fc.constant('pays'), card: keysOf(cards), presses: fc.constantFrom(1, 2) });
const paysWell = pays.map((pay) => ({ ...pay, card: 'a good card' as const }));
const waits = fc.record({
  does: fc.constant('waits'),
  ms: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(500, 3000, 10_000, 31_000) },
    { weight: 1, arbitrary: fc.constant(61 * MINUTE_MS) },
  ),
});
/** Whoever has asked cannot know what became of it. */
const unsure = fc.constantFrom(
  'is carried out, and its answer is lost',
  'gets no answer',
  'arrives 8 s later',
  'arrives 20 s later',
);
const breaks = fc.record({ does: fc.constant('breaks'), call: broken, way: fc.oneof(keysOf(ways), unsure) });

/** One thing that happens to a buyer who pays, or that they do. */
const action = fc.oneof(
  { weight: 7, arbitrary: breaks },
  { weight: 6, arbitrary: paysWell },
  { weight: 3, arbitrary: pays },
  { weight: 3, arbitrary: waits },
  { weight: 2, arbitrary: does('repairs') },
  { weight: 2, arbitrary: does('passes the bank') },
  { weight: 1, arbitrary: does('fails the bank') },
  { weight: 2, arbitrary: does('reopens the browser') },
  { weight: 2, arbitrary: does('turns to the other tab') },
  { weight: 1, arbitrary: does('goes to another page') },
  { weight: 1, arbitrary: does('comes back to the payment') },
  { weight: 1, arbitrary: does('loses the network') },
  { weight: 1, arbitrary: does('has the network again') },
  { weight: 1, arbitrary: does('closes this tab') },
  { weight: 1, arbitrary: does('takes the wish off') },
  { weight: 1, arbitrary: does('looks away and back') },
  { weight: 1, arbitrary: does('signs out') },
  { weight: 1, arbitrary: does('signs in') },
);

/** All is well, and the buyer is at the payment. */
const ready = [
  does('repairs'),
  does('has the network again'),
  does('signs in'),
  does('comes back to the payment'),
] as const;

/** While a call that moves money is in doubt, something else happens: where most could be lost. */
const inDoubt = fc.tuple(
  ...ready,
  fc.record({
    does: fc.constant('breaks'),
    call: fc.constantFrom('POST /v1/payment_intents/:id/confirm', 'POST /payments'),
    way: unsure,
  }),
  paysWell,
  fc.oneof(
    { weight: 2, arbitrary: waits },
    { weight: 2, arbitrary: does('reopens the browser') },
    { weight: 1, arbitrary: does('turns to the other tab') },
    { weight: 1, arbitrary: does('goes to another page') },
    { weight: 1, arbitrary: does('closes this tab') },
    { weight: 2, arbitrary: does('takes the wish off') },
    { weight: 1, arbitrary: does('signs out') },
  ),
);

/** The page has grown old, so that a look at it reads it anew, while the network comes and goes. */
const grownOld = fc
  .tuple(
    fc.tuple(...ready, fc.record({ does: fc.constant('waits'), ms: fc.constant(31_000) })),
    fc.array(
      fc.oneof(does('loses the network'), does('looks away and back'), paysWell, does('has the network again')),
      { minLength: 3, maxLength: 5 },
    ),
  )
  .map((parts): Action[] => parts.flat());

const some = fc.array(action, { maxLength: 3 });

export type Action = ReturnType<(typeof action)['generate']>['value'];

export const sequence = fc.record({
  actions: fc.oneof(
    fc.array(action, { minLength: 1, maxLength: 8 }),
    fc.tuple(some, inDoubt, some).map((parts): Action[] => parts.flat()),
    fc.tuple(some, grownOld).map((parts): Action[] => parts.flat()),
  ),
  atLast: fc.constantFrom('looks at the page', 'opens the blog', 'opens the payment anew'),
});

export type End = ReturnType<(typeof sequence)['generate']>['value']['atLast'];

export function inWords(action: Action) {
  if (action.does === 'pays') return `presses Pay ${action.presses === 2 ? 'twice ' : ''}with ${action.card}`;
  if (action.does === 'waits') return `waits for ${action.ms / 1000} s`;
  return action.does === 'breaks' ? `finds that ${action.call} ${action.way} from now on` : action.does;
}
