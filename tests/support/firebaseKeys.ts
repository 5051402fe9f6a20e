const key: unknown = import.meta.env['VITE_FIREBASE_API_KEY'];
if (typeof key !== 'string') throw new Error('Run the stories in sandbox mode: .env.sandbox has their settings.');

export const apiKey = key;

/** The local storage key of the signed-in user in Firebase's SDK. */
export const identityKey = `firebase:authUser:${apiKey}:[DEFAULT]`;
