import { memoryIntents, type IntentStore } from '@sandbox/stripe/intentStore';

const intents = memoryIntents();
let count = 0;

/** The intent store of the Stripe sandbox, which counts the charges. */
export const countedIntents: IntentStore = {
  find: (id) => intents.find(id),
  async save(intent) {
    const before = await intents.find(intent.id);
    if (intent.status === 'succeeded' && before?.status !== 'succeeded') count += 1;
    await intents.save(intent);
  },
};

export const chargeCount = () => count;
export const clearCharges = () => void (count = 0);
