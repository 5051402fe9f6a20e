import { memoryIntents, type IntentStore } from '@sandbox/stripe/intentStore';

const intents = memoryIntents();
let count = 0;

/** The intents of Stripe's stand-in. */
export const countedIntents: IntentStore = {
  find: (id) => intents.find(id),
  async save(intent) {
    const before = await intents.find(intent.id);
    if (intent.status === 'succeeded' && before?.status !== 'succeeded') count += 1;
    await intents.save(intent);
  },
};

/** How often a card was charged. */
export const charges = () => count;
export const clearCharges = () => void (count = 0);
