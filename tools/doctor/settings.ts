import { checkSettings } from '@/lib/config/settings';
import { fault, ok, type Finding } from './finding';

/**
 * Checks the settings of a build.
 * @param raw the `VITE_…` variables and Vite's `MODE`
 */
export function examineSettings(raw: Readonly<Record<string, string>>) {
  const { settings, faults } = checkSettings(raw);
  const findings: Finding[] = faults.map((text) =>
    fault(`${text}.`, 'Correct it in .env; .env.example explains each setting.'),
  );
  // Everything in a `VITE_…` variable is published with the page.
  for (const [name, value] of Object.entries(raw))
    if (name.startsWith('VITE_') && /\b(sk|rk|whsec)_\w|PRIVATE KEY/.test(value))
      findings.push(
        fault(
          `${name} contains a secret key, which everybody could read in the page.`,
          'Remove it, and replace the key at Stripe if a build with it was ever deployed.',
        ),
      );
  return { settings, findings: findings.length > 0 ? findings : [ok('All settings are there and well-formed.')] };
}
