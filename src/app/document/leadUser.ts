import { fieldOf, readLastUser } from './readLastUser';

/**
 * Leads the last user from the forms for visitors to the page that they came from, or home, as the app does, but before the form is seen. Not
 * if the app has to explain there which role they lack.
 */
export function leadUser() {
  const { origin, pathname } = location;
  if (!/^\/(login|signup)\/?$/.test(pathname) || !readLastUser()) return;
  const state = fieldOf(history.state, 'usr');
  const from = fieldOf(state, 'from');
  // With its origin, no path is of another site.
  if (!fieldOf(state, 'refused')) location.replace(`${origin}/${typeof from === 'string' ? from.slice(1) : ''}`);
}
