import { checkSettings } from '@/lib/config/settings';
import { advice, fault, ok, type Finding } from './finding';

/**
 * Checks the settings of a build.
 * @param raw the `VITE_…` variables and Vite's `MODE`
 */
export function examineSettings(raw: Readonly<Record<string, string>>) {
  const { settings, faults } = checkSettings(raw);
  // Everything in a `VITE_…` variable is published with the page.
  const secrets = Object.entries(raw).filter(([, value]) => /\b(sk|rk|whsec)_\w|PRIVATE KEY/.test(value));
  const findings: Finding[] = [
    ...faults.map((text) => fault(`${text}.`, 'Correct it in .env; .env.example explains each setting.')),
    ...secrets.map(([name]) =>
      fault(
        `${name} contains a secret key, which everybody could read in the page.`,
        'Remove it, and replace the key at Stripe if a build with it was ever deployed.',
      ),
    ),
  ];
  if (findings.length === 0) findings.push(ok('All settings are there and well-formed.'));
  if (settings && !settings.isSandbox && settings.site.url === '')
    findings.push(
      advice(
        'VITE_SITE_URL is empty: a buyer who returns at another of Firebase’s addresses seems not to have paid.',
        'Set it to your domain, or to https://<project id>.web.app.',
      ),
    );
  return { settings, findings };
}
