import * as fc from 'fast-check';

/** What can happen to a call, with its fault for `breakCall` or `slowCall`. */
export const outcomes = {
  'gets no connection': 'fails',
  'is carried out, and its response is lost': 'response lost',
  'is carried out, and gets status 500': 'acted',
  'gets status 500': 500,
  'gets status 429': 429,
  'gets status 404': 404,
  'gets status 401': 401,
  'gets no response': 'hangs',
  'arrives 8 s later': { slow: 8000 },
  'arrives 20 s later': { slow: 20_000 },
} as const;

/** How often each call is broken: those that move money most often. */
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

const brokenCall = fc.oneof(
  ...Object.entries(calls).map(([call, weight]) => ({ weight, arbitrary: fc.constant(call) })),
);

export const cards = {
  'a good card': '4242 4242 4242 4242',
  'a card that is declined': '4000 0000 0000 0002',
  'a card that asks for 3-D Secure': '4000 0025 0000 3155',
} as const;

const oneKeyOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...Object.keys(table).filter((key): key is K => key in table));
const does = <K extends string>(does: K) => fc.record({ does: fc.constant(does) });
const MINUTE_MS = 60_000;

const pays = fc.record({ does: fc.constant('pays'), card: oneKeyOf(cards), presses: fc.constantFrom(1, 2) });
const paysWithGoodCard = pays.map((pay) => ({ ...pay, card: 'a good card' as const }));
const waits = fc.record({
  does: fc.constant('waits'),
  ms: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(500, 3000, 10_000, 31_000) },
    { weight: 1, arbitrary: fc.constant(61 * MINUTE_MS) },
  ),
});
/** Outcomes that leave the client unsure whether the call was carried out. */
const unknownOutcome = fc.constantFrom(
  'is carried out, and its response is lost',
  'gets no response',
  'arrives 8 s later',
  'arrives 20 s later',
);
const breaks = fc.record({
  does: fc.constant('breaks'),
  call: brokenCall,
  outcome: fc.oneof(oneKeyOf(outcomes), unknownOutcome),
});

/** One action of a paying buyer, or one event. */
const action = fc.oneof(
  { weight: 7, arbitrary: breaks },
  { weight: 6, arbitrary: paysWithGoodCard },
  { weight: 3, arbitrary: pays },
  { weight: 3, arbitrary: waits },
  { weight: 2, arbitrary: does('repairs all calls') },
  { weight: 2, arbitrary: does('passes 3-D Secure') },
  { weight: 1, arbitrary: does('fails 3-D Secure') },
  { weight: 1, arbitrary: does('starts again') },
  { weight: 2, arbitrary: does('has a bank that takes its time') },
  { weight: 1, arbitrary: does('is approved by the bank') },
  { weight: 1, arbitrary: does('is refused by the bank') },
  { weight: 1, arbitrary: does('has a disk that damages the ledger') },
  { weight: 1, arbitrary: does('uses a later version of the app') },
  { weight: 2, arbitrary: does('reopens the browser') },
  { weight: 2, arbitrary: does('switches to the other tab') },
  { weight: 1, arbitrary: does('goes to another page') },
  { weight: 1, arbitrary: does('returns to the payment') },
  { weight: 1, arbitrary: does('loses the network') },
  { weight: 1, arbitrary: does('gets the network back') },
  { weight: 1, arbitrary: does('closes this tab') },
  { weight: 1, arbitrary: does('removes the wish') },
  { weight: 1, arbitrary: does('hides the page and shows it again') },
  { weight: 1, arbitrary: does('signs out') },
  { weight: 1, arbitrary: does('signs in') },
);

/** Nothing is broken, and the buyer is on the payment page. */
const ready = [
  does('repairs all calls'),
  does('gets the network back'),
  does('signs in'),
  does('returns to the payment'),
] as const;

/** Something else happens while the outcome of a call that moves money is unknown: the riskiest moments. */
const duringDoubt = fc.tuple(
  ...ready,
  fc.record({
    does: fc.constant('breaks'),
    call: fc.constantFrom('POST /v1/payment_intents/:id/confirm', 'POST /payments'),
    outcome: unknownOutcome,
  }),
  // Often Stripe cannot say either what became of the card.
  fc.oneof(
    fc.constant<Action[]>([]),
    fc.constant<Action[]>([{ does: 'breaks', call: 'GET /v1/payment_intents/:id', outcome: 'gets no connection' }]),
  ),
  paysWithGoodCard,
  fc.oneof(
    { weight: 2, arbitrary: waits },
    { weight: 2, arbitrary: does('reopens the browser') },
    { weight: 1, arbitrary: does('switches to the other tab') },
    { weight: 1, arbitrary: does('goes to another page') },
    { weight: 1, arbitrary: does('closes this tab') },
    { weight: 2, arbitrary: does('removes the wish') },
    { weight: 1, arbitrary: does('signs out') },
  ),
);

/** The page's data is stale, so that showing the page refetches it, while the network comes and goes. */
const staleRefetch = fc
  .tuple(
    fc.tuple(...ready, fc.record({ does: fc.constant('waits'), ms: fc.constant(31_000) })),
    fc.array(
      fc.oneof(
        does('loses the network'),
        does('hides the page and shows it again'),
        paysWithGoodCard,
        does('gets the network back'),
      ),
      { minLength: 3, maxLength: 5 },
    ),
  )
  .map((parts): Action[] => parts.flat());

/** The bank decides long after the card was sent: it processes the payment, or its 3-D Secure challenge is closed. */
const lateBank = fc
  .tuple(
    fc.tuple(...ready),
    fc.oneof(
      fc.tuple(does('has a bank that takes its time'), paysWithGoodCard),
      fc.tuple(pays.map((pay) => ({ ...pay, card: 'a card that asks for 3-D Secure' as const }))),
    ),
    fc.array(
      fc.oneof(
        does('reopens the browser'),
        waits,
        does('removes the wish'),
        does('returns to the payment'),
        does('starts again'),
        paysWithGoodCard,
        does('goes to another page'),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.oneof(does('is approved by the bank'), does('is refused by the bank')),
  )
  .map(([before, pay, during, end]): Action[] => [...before, ...pay, ...during, end]);

const fewActions = fc.array(action, { maxLength: 3 });

export type Action = ReturnType<(typeof action)['generate']>['value'];

export const sequence = fc.record({
  actions: fc.oneof(
    fc.array(action, { minLength: 1, maxLength: 8 }),
    fc.tuple(fewActions, duringDoubt, fewActions).map((parts): Action[] => parts.flat(2)),
    fc.tuple(fewActions, staleRefetch).map((parts): Action[] => parts.flat()),
    fc.tuple(lateBank, fewActions).map((parts): Action[] => parts.flat()),
  ),
  /** What the payments host creates until all calls are repaired. */
  firstIntents: fc.constantFrom('of the price', 'of the price', 'of the price', 'of another amount or currency'),
  finalStep: fc.constantFrom('looks at the page', 'opens the blog', 'reopens the payment'),
});

export type Sequence = ReturnType<(typeof sequence)['generate']>['value'];
export type FinalStep = Sequence['finalStep'];

export function describeAction(action: Action) {
  if (action.does === 'pays') return `presses Pay ${action.presses === 2 ? 'twice ' : ''}with ${action.card}`;
  if (action.does === 'waits') return `waits for ${action.ms / 1000} s`;
  return action.does === 'breaks' ? `finds that ${action.call} ${action.outcome} from now on` : action.does;
}
