/** Signs the access tokens of the marketplace API. It may be public: it protects only demo data on this machine. */
export const jwtSecret = 'second-gear-sandbox-tokens';
export const tokenLifetimeSeconds = 7 * 24 * 60 * 60;
/** The upload key that the image host accepts; `.env.sandbox` must hold the same one. */
export const imageKey = 'sandbox-image-key';
export const firebaseProject = 'demo-secondgear';
