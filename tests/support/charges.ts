import { memoryIntents, newIntent, type IntentStore } from '@sandbox/stripe/intents';

/** What Stripe says of the charge of a car of `aWishedCar`. */
export const aCharge = { amount: 2_450_000, currency: 'usd' } as const;

const intents = memoryIntents();
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
    await intents.save(intent);
  },
};

/** Creates an intent as a payments host could that does not go by the price. @returns the host's response */
export async function respondWithIntent(amount: number, currency: string) {
  const intent = newIntent(amount, currency);
  await intents.save(intent);
  return Response.json({ clientSecret: intent.clientSecret });
}

export async function changeAmount(id: string, amount: number) {
  const intent = await intents.find(id);
  if (intent) await intents.save({ ...intent, amount });
}

export const chargeCount = () => count;
/** How many charges were not what `aWishedCar` costs. */
export const otherChargeCount = () => otherCount;
export const clearCharges = () => {
  count = 0;
  otherCount = 0;
};
