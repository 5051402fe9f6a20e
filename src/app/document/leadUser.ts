import { isSignInPage } from '@/lib/config/paths';
import { fieldOf } from './fieldOf';
import { readLastUser } from './readLastUser';

/**
 * Leads the last user from the sign-in pages to the page that they came from, or home, before the form is seen, as the app does later. Not if
 * they are there because they lack a role, which the app explains.
 * @returns whether this page is left
 */
export function leadUser() {
  const { origin, pathname } = location;
  if (!isSignInPage(pathname) || !readLastUser()) return false;
  // Where React Router stores the state of a location.
  const state = fieldOf(history.state, 'usr');
  const from = fieldOf(state, 'from');
  // With its origin, no path is of another site.
  const isLed = !fieldOf(state, 'refused');
  if (isLed) location.replace(`${origin}/${typeof from === 'string' ? from.slice(1) : ''}`);
  return isLed;
}
