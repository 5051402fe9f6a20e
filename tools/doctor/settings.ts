import { checkBuildSettings } from '@tools/buildSettings';
import { fault, fine, type Finding, type Outcome } from './finding';

/**
 * Checks the settings of a build.
 * @param raw the `VITE_…` variables and Vite's `MODE`
 */
export function examineSettings(raw: Readonly<Record<string, string>>) {
  const { settings, faults } = checkBuildSettings(raw);
  const outcomes: Outcome[] = [
    ...faults.map((text) => fault(`${text}.`, 'Correct it in .env; .env.example explains each setting.')),
    ...secretKeys(raw),
  ];
  if (outcomes.length === 0) outcomes.push(fine('All settings are there and well-formed.'));
  return {
    settings,
    findings: outcomes.map((outcome): Finding => ({ part: 'settings', check: 'settings', ...outcome })),
  };
}

/** Everything in a `VITE_…` variable is published with the page. */
function secretKeys(raw: Readonly<Record<string, string>>) {
  return Object.entries(raw)
    .filter(([name, value]) => name.startsWith('VITE_') && /\b(sk|rk|whsec)_\w|PRIVATE KEY/.test(value))
    .map(([name]) =>
      fault(
        `${name} contains a secret key, which everybody could read in the page.`,
        'Remove it, and replace the key at Stripe if a build with it was ever deployed.',
      ),
    );
}
