/** Signs the market's tokens; it guards nothing but demo data on this machine. */
export const jwtSecret = 'second-gear-sandbox-tokens';
export const tokenLifetimeSeconds = 7 * 24 * 60 * 60;
/** The upload key that the image host accepts; `.env.sandbox` gives the app the same one. */
export const imageKey = 'sandbox-image-key';
export const firebaseProject = 'demo-secondgear';
