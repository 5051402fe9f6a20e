import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { run } from '@tests/run/command';
import { expect, test } from './support/test';

test(
  'The doctor finds no fault with the built site, Firebase’s emulators and the other fake backends',
  { tag: '@slow' },
  async () => {
    const command = ['tsx', 'tools/doctor/main.ts', '--mode', 'sandbox'];
    const { isFine, output } = await run(command, { ...appSettings(), VITE_SITE_URL: addressOf('hosting') });

    expect(output).toContain('Faults: 0.');
    expect(isFine).toBe(true);
    const ofSite = output.slice(output.indexOf('\nsite\n')).split('\n');
    expect(ofSite).toContain('  ok       The content security policy is the one of these settings.');
    expect(ofSite.filter((line) => line.startsWith('  advice'))).toEqual([]);
  },
);
