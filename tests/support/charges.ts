import { memoryIntents, newIntent, viewOf, type IntentStore } from '@sandbox/stripe/intents';

/** What Stripe says of the charge of a car of `aWishedCar`. */
export const aCharge = { amount: 2_450_000, currency: 'usd' } as const;

const intents = memoryIntents();
/** The ids of the intents that wait for a bank. */
const undecided = new Set<string>();
let count = 0;
let otherCount = 0;

/** The intent store of the Stripe sandbox, which counts the charges. */
export const countedIntents: IntentStore = {
  find: (id) => intents.find(id),
  async save(intent) {
    const before = await intents.find(intent.id);
    if (intent.status === 'succeeded' && before?.status !== 'succeeded') {
      count += 1;
      if (intent.amount !== aCharge.amount || intent.currency !== aCharge.currency) otherCount += 1;
    }
    if (intent.status === 'processing' || intent.status === 'requires_action') undecided.add(intent.id);
    else undecided.delete(intent.id);
    await intents.save(intent);
  },
};

/** Creates an intent as a payments host could that does not go by the price. @returns the host's response */
export async function respondWithIntent(amount: number, currency: string) {
  const intent = newIntent(amount, currency);
  await intents.save(intent);
  return Response.json({ clientSecret: intent.clientSecret });
}

export async function changeCharge(id: string, charge: { amount: number; currency?: string }) {
  const intent = await intents.find(id);
  if (intent) await intents.save({ ...intent, ...charge });
}

/** Answers a confirmation as Stripe does while the bank has yet to decide. */
export async function confirmAsProcessing(request: Request) {
  const [, id = ''] = /payment_intents\/(\w+)\/confirm/.exec(request.url) ?? [];
  const intent = await intents.find(id);
  if (intent?.status !== 'requires_payment_method' && intent?.status !== 'requires_action')
    return Response.json(
      { error: { type: 'api_error', message: 'No such intent can be confirmed.' } },
      { status: 500 },
    );
  await countedIntents.save({ ...intent, status: 'processing' });
  return Response.json(viewOf({ ...intent, status: 'processing' }));
}

/** Answers as Stripe does about an intent of another account. */
export const forget = () =>
  Response.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, { status: 404 });

/** The bank decides about every card that waits for it, without the page: in its app, or overnight. */
export async function decideAtBank(outcome: 'succeeded' | 'requires_payment_method') {
  for (const id of undecided) {
    const intent = await intents.find(id);
    if (intent) await countedIntents.save({ ...intent, status: outcome });
  }
}

export const chargeCount = () => count;
/** How many charges were not what `aWishedCar` costs. */
export const otherChargeCount = () => otherCount;
export const clearCharges = () => {
  undecided.clear();
  count = 0;
  otherCount = 0;
};
