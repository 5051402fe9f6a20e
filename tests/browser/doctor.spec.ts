import * as v from 'valibot';
import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { run } from '@tests/run/command';
import { expect, test } from './support/test';

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    findings: v.array(v.object({ kind: v.string(), part: v.string(), check: v.string(), text: v.string() })),
  }),
);

test('The doctor finds no fault with the built site, Firebase’s emulators and the other fake backends', async () => {
  const command = ['tsx', 'tools/doctor/main.ts', '--mode', 'sandbox', '--site', addressOf('hosting'), '--json'];
  const { output } = await run(command, appSettings());

  const { findings } = v.parse(reportSchema, output);
  const of = (kind: string) => findings.filter((finding) => finding.kind === kind);
  expect(of('fault')).toEqual([]);
  // What only a payment, an upload or the hosted Firebase can show.
  expect(of('untried').map(({ part, check }) => `${part}/${check}`)).toEqual([
    'payments/payment',
    'images/upload',
    'firebase/password',
    'firebase/google',
    'firebase/popup',
    'firebase/referrers',
  ]);
  // The hosting emulator also serves the files that a deployment leaves out.
  expect(of('advice').filter(({ part }) => part === 'site')).toMatchObject([{ check: 'private files' }]);
});
