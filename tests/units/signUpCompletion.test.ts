import { signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PendingSignUp } from '@/session/identity/pendingSignUp';
import { issueToken } from '@sandbox/market/tokens';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aRecord, database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { accountOf, anAccount, failNext, mails, rememberSignIn } from '@tests/support/identity';
import { keepToken } from '@tests/support/keptToken';
import { aSeller } from '@tests/support/people';

const email = 'ines@example.test';
const photo = 'https://images.test/ines.webp';
const form = { name: 'Ines Moreau', photoUrl: photo, role: 'seller', isAccountAsked: true } as const;
let uid: string;

/** Loads the modules of a page in which somebody has an account and this sign-up. */
async function openWith(pending?: Partial<PendingSignUp>) {
  rememberSignIn(email);
  const { identityReady, currentIdentity } = await import('@/session/identity/identity');
  const { accessToken } = await import('@/session/state/accessToken');
  const { completeSignUp, spellingOfRecord } = await import('@/session/identity/signUpCompletion');
  const { pendingSignUp } = await import('@/session/identity/pendingSignUp');
  await identityReady();
  accessToken.setOwner(email);
  if (pending) pendingSignUp.begin(email, { ...form, ...pending });
  const user = currentIdentity() ?? expect.fail();
  return { user, complete: () => completeSignUp(user), spellingOfRecord, stored: () => pendingSignUp.find(email) };
}

beforeEach(() => {
  startClock();
  ({ uid } = anAccount({ email, password: 'second-gear' }));
});

const account = () => accountOf(email) ?? expect.fail();
/** How often each step was taken. */
const steps = () => ({
  profile: callsTo('POST /v1/accounts:update').length,
  record: callsTo('POST /users').length,
  mail: callsTo('POST /v1/accounts:sendOobCode').length,
  token: callsTo('GET /jwt').length,
});
const all = { profile: 1, record: 1, mail: 1, token: 1 };

describe('A sign-up takes each step that is left', () => {
  const withRecord = () => void aRecord({ email });
  const named = (name: string, saved: string) => () => void Object.assign(account(), { name, photo: saved });

  test.each<[string, () => unknown, Partial<PendingSignUp>, Partial<typeof all>]>([
    ['all', () => undefined, {}, {}],
    ['not the profile, if the account has it', named(form.name, photo), {}, { profile: 0 }],
    ['the profile, if its name is another', named('Ines', photo), {}, {}],
    ['the profile, if its photo is another', named(form.name, 'https://images.test/old.webp'), {}, {}],
    ['not the profile for want of a photo', named(form.name, ''), { photoUrl: undefined }, { profile: 0 }],
    ['not the record, if it was asked for', withRecord, { isRecordAsked: true }, { record: 0 }],
    ['not the mail, if it was sent', () => undefined, { isMailSent: true }, { mail: 0 }],
    ['not the mail, if the email is confirmed', () => (account().isVerified = true), {}, { mail: 0 }],
    ['not the token, if it is stored', async () => keepToken(email, await issueToken(email)), {}, { token: 0 }],
    ['though the mail is refused', () => failNext('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER'), {}, {}],
    ['though the answer to the record is lost', () => breakCall('POST /users', 'response lost'), {}, {}],
  ])('%s', async (_what, begin, pending, taken) => {
    await begin();
    const { complete, stored } = await openWith({ uid, ...pending });
    expect(await complete()).toMatchObject({ isComplete: true, existing: undefined, user: { name: form.name } });
    expect(steps()).toEqual({ ...all, ...taken });
    expect(stored()).toBeUndefined();
    expect(account().name).toBe(form.name);
    expect(await database.users.find({ email })).toHaveLength(1);
  });

  test('with what was typed', async () => {
    const { complete } = await openWith({});
    expect((await complete()).user).toMatchObject({ name: form.name, photoUrl: photo });
    expect(callsTo('POST /users')[0]?.body).toEqual({ email, name: form.name, photURL: photo, role: 'seller' });
    expect(account()).toMatchObject({ name: form.name, photo });
  });

  test('without a photo', async () => {
    const { complete } = await openWith({ photoUrl: undefined });
    await complete();
    expect(callsTo('POST /users')[0]?.body).toMatchObject({ photURL: '' });
    expect(callsTo('POST /v1/accounts:update')[0]?.body).not.toHaveProperty('photoUrl');
  });
});

test('A sign-up with a role that nobody may choose creates nothing, whoever has stored it', async () => {
  const { complete, stored } = await openWith({ uid });
  for (const [key, entry] of Object.entries(localStorage))
    localStorage.setItem(key, String(entry).replace('"role":"seller"', '"role":"admin"'));
  expect(JSON.stringify(localStorage)).toContain('admin');
  await expect(complete()).rejects.toMatchObject({ kind: 'no-record' });
  expect([steps().record, stored()]).toEqual([0, undefined]);
});

describe('A sign-up of an email that has a record', () => {
  const none = { profile: 0, record: 0, mail: 0, token: 1 };
  beforeEach(() => void aRecord({ email, name: 'Older' }));

  test('is done with that record if the account is its own', async () => {
    const { complete } = await openWith({ uid });
    expect(await complete()).toMatchObject({ isComplete: true, existing: { email, name: 'Older' } });
    expect(steps()).toEqual({ ...all, record: 0 });
  });

  test.each([
    ['of another account is dropped', { uid: 'another' }],
    ['whose account may be older is dropped', {}],
    ['that was completed in another tab is not completed again', undefined],
  ])('%s', async (_which, pending) => {
    const { complete, user, stored } = await openWith(pending);
    keepToken(email, 'a token');
    expect(await complete()).toEqual({ user, isComplete: false });
    expect([steps(), stored()]).toEqual([none, undefined]);
  });
});

test('The user of a sign-up that was completed in another tab is the one whom Firebase has by now', async () => {
  aRecord({ email });
  const { user } = await openWith();
  keepToken(email, 'a token');
  const { completeSignUp } = await import('@/session/identity/signUpCompletion');
  expect(await completeSignUp({ ...user, name: 'before' })).toEqual({ user, isComplete: false });
});

describe('A sign-up that breaks goes on later', () => {
  test.each<[string, string, number | 'fails', reads: number, object]>([
    ['at the record, without an answer', 'POST /users', 'fails', 2, { isRecordAsked: true }],
    ['at the record, with an error of the host', 'POST /users', 500, 2, { isRecordAsked: true }],
    ['at the record, refused', 'POST /users', 400, 1, { isRecordAsked: true }],
    ['at the token', 'GET /jwt', 'fails', 1, { isRecordAsked: true, isMailSent: true }],
  ])('%s', async (_where, call, how, reads, known) => {
    breakCall(call, how);
    const { complete, stored } = await openWith({});
    await expect(complete()).rejects.toThrow();
    expect(stored()).toEqual({ ...form, uid, ...known });
    expect(callsTo('GET /users/:email').map(({ cache }) => cache)).toEqual(
      Array.from({ length: reads }, () => 'no-store'),
    );
  });

  test('and sends the next user no mail, who has signed in in another tab meanwhile', async () => {
    const { complete } = await openWith({ uid });
    slowCall('POST /users', 1000);
    const refused = expect(complete()).rejects.toMatchObject({ kind: 'refused' });
    await advanceTime(800);
    const { auth } = await import('@/session/identity/identity');
    const mara = aSeller({ isVerified: false });
    await signInWithEmailAndPassword(auth(), mara.email, mara.password);
    await advanceTime(1000);
    await refused;
    expect([steps().record, mails]).toEqual([1, []]);
  });

  test('in one tab at a time', async () => {
    const release = holdLock(`sign-up of ${email}`);
    const { complete } = await openWith({});
    const completed = complete();
    await advanceTime(500);
    expect(steps()).toEqual({ profile: 0, record: 0, mail: 0, token: 0 });
    release();
    expect(await completed).toMatchObject({ isComplete: true });
  });

  test('and creates no second record if another tab has created it meanwhile', async () => {
    const release = holdLock(`sign-up of ${email}`);
    const { complete } = await openWith({ uid });
    const completed = complete();
    await advanceTime(500);
    aRecord({ email });
    release();
    expect(await completed).toMatchObject({ isComplete: true });
    expect(steps()).toEqual({ ...all, record: 0 });
  });
});

const typed = 'Ines@example.test';
test.each<[string | undefined, string[], spelling: string, reads: string[]]>([
  [undefined, [typed], email, []],
  [email, [typed], email, []],
  [typed, [email, typed], email, [email]],
  [typed, [typed], typed, [email, typed]],
  [typed, [], email, [email, typed]],
])('An email that was typed as %s, with records of %j, is spelled %s', async (typedEmail, records, spelling, reads) => {
  for (const known of records) aRecord({ email: known });
  const { spellingOfRecord } = await openWith({ typedEmail });
  expect(await spellingOfRecord(email)).toBe(spelling);
  expect(callsTo('GET /users/:email').map(({ path }) => path)).toEqual(reads.map((read) => `/users/${read}`));
});

test('A sign-up begins also for a user who has signed out in this page', async () => {
  const { stored } = await openWith();
  const { closeUserStorage } = await import('@/lib/browser/userKeys');
  const { pendingSignUp } = await import('@/session/identity/pendingSignUp');
  closeUserStorage(email, 'signed-out');
  pendingSignUp.remove(email);
  pendingSignUp.update(email, { ...form });
  expect(stored()).toBeUndefined();
  const { isAccountAsked: _, ...unasked } = form;
  pendingSignUp.begin(email, { ...unasked, isAccountAsked: false });
  expect(stored()).toEqual({ ...unasked, isAccountAsked: false });
});
