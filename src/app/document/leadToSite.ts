/** Replaced when the script is bundled (`tools/inlineScript.ts`): the origin of the site's one address, or nothing, and Firebase's id of the project. */
declare const SITE_URL: string;
declare const PROJECT_ID: string;

/**
 * Leads from the two addresses that Firebase Hosting gives every site to the site's own: a browser keeps the session and the ledger of
 * payments for each address apart. Previews, which have addresses of their own, stay.
 * @returns whether this page is left
 */
export function leadToSite() {
  const { origin, hostname, pathname, search, hash } = location;
  const isFirebases = hostname === `${PROJECT_ID}.web.app` || hostname === `${PROJECT_ID}.firebaseapp.com`;
  const isElsewhere = SITE_URL !== '' && isFirebases && origin !== SITE_URL;
  if (isElsewhere) location.replace(SITE_URL + pathname + search + hash);
  return isElsewhere;
}
