import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '@/api/texts';
import { identityErrorTexts } from '@/session/identity/texts';
import { sessionErrorTexts } from '@/session/state/texts';
import { breakCall, callsTo } from '@tests/support/calls';
import { startClock } from '@tests/support/clock';
import { anAccount, rememberSignIn } from '@tests/support/identity';
import { aBuyer, aSeller, type Person } from '@tests/support/people';

const TOKEN = 'GET /jwt';
let noor: Person;

/** Loads the modules of a page in which this user is signed in. */
async function openAs(email = noor.email) {
  rememberSignIn(email);
  const identity = await import('@/session/identity/identity');
  const { fetchToken } = await import('@/session/identity/fetchToken');
  const { sessionState } = await import('@/session/state/sessionState');
  await identity.identityReady();
  return { ...identity, fetchToken, sessionState };
}

beforeEach(() => {
  startClock();
  noor = aBuyer();
});

describe('A request for an access token', () => {
  const refusal = (body: object) => () => HttpResponse.json(body, { status: 403 });
  const unconfirmed = refusal({ message: 'email not verified' });
  const noRecord = refusal({ access_token: '' });
  const refused = refusal({ message: 'forbidden access' });

  test.each<[string, number | (() => Response), isVerified: boolean, isRepeated: boolean, object | undefined]>([
    ['whose ID token has expired', 401, false, true, undefined],
    ['whose ID token is older than the confirmation of the email', unconfirmed, true, true, undefined],
    [
      'of a user who has not confirmed the email',
      unconfirmed,
      false,
      false,
      { kind: 'unconfirmed', cause: { status: 403 } },
    ],
    ['of a user without a record', noRecord, true, false, { kind: 'no-record', cause: { status: 403 } }],
    ['that is refused without a reason', refused, true, false, { kind: 'status', status: 403 }],
    ['that fails at the host', 500, true, false, { kind: 'status', status: 500 }],
    [
      'that fails at the host with the body of a missing record',
      () => HttpResponse.json({ access_token: '' }, { status: 500 }),
      true,
      false,
      { kind: 'status', status: 500 },
    ],
  ])('%s is repeated only if a new ID token may help', async (_which, answer, isVerified, isRepeated, failure) => {
    const { email } = isVerified ? noor : anAccount({ email: 'ines@example.test' });
    const { fetchToken } = await openAs(email);
    breakCall(TOKEN, answer, { times: 1 });
    const request = fetchToken(email);
    if (failure) await expect(request).rejects.toMatchObject(failure);
    else await request.catch(() => undefined);
    expect(callsTo(TOKEN)).toHaveLength(isRepeated ? 2 : 1);
    expect(callsTo('POST /v1/token')).toHaveLength(isRepeated ? 1 : 0);
    expect(callsTo(TOKEN).every(({ cache, bearer }) => cache === 'no-store' && bearer?.startsWith('ey'))).toBe(true);
  });

  test.each([
    ['network-request-failed', { kind: 'no-response', cause: { code: 'auth/network-request-failed' } }],
    ['quota-exceeded', { code: 'auth/quota-exceeded' }],
  ])('is not sent without an ID token: %s', async (code, failure) => {
    const { auth, fetchToken } = await openAs();
    vi.spyOn(auth().currentUser ?? expect.fail(), 'getIdToken').mockRejectedValue(
      new FirebaseError(`auth/${code}`, ''),
    );
    await expect(fetchToken(noor.email)).rejects.toMatchObject(failure);
    expect(callsTo(TOKEN)).toEqual([]);
  });

  test('is not sent with the ID token of another user', async () => {
    const { fetchToken } = await openAs();
    await expect(fetchToken('mara@example.test')).rejects.toMatchObject({ kind: 'refused' });
    expect(callsTo(TOKEN)).toEqual([]);
  });
});

describe('An error of the identity service', () => {
  const fail = (code: string) => Promise.reject(new FirebaseError(`auth/${code}`, ''));

  test.each([
    ['user-disabled', true],
    ['user-token-expired', true],
    ['invalid-user-token', true],
    ['invalid-refresh-token', true],
    ['user-not-found', true],
    ['network-request-failed', false],
  ])('%s ends the session: %s', async (code, isEnd) => {
    const { reportSessionEnd, currentIdentity, sessionState } = await openAs();
    await expect(reportSessionEnd(fail(code))).rejects.toMatchObject({ code: `auth/${code}` });
    expect([currentIdentity() === undefined, sessionState.endReason()]).toEqual([isEnd, isEnd ? code : undefined]);
  });

  test('does not end the session of the next user, nor explain its end', async () => {
    const { auth, reportSessionEnd, currentIdentity, sessionState } = await openAs();
    let end: (error: Error) => void = () => undefined;
    const call = reportSessionEnd(new Promise((_resolve, reject) => (end = reject)));
    const mara = aSeller();
    await signInWithEmailAndPassword(auth(), mara.email, mara.password);
    end(new FirebaseError('auth/user-disabled', ''));
    await expect(call).rejects.toThrow();
    expect([currentIdentity()?.uid, sessionState.endReason()]).toEqual([mara.uid, undefined]);
  });

  test.each([
    ['of a session', 'user-disabled', sessionErrorTexts, () => import('@/session/identity/identity')],
    ['of a sign-in', 'wrong-password', identityErrorTexts, () => import('@/session/identity/identityActions')],
  ])('%s has its sentence once the code for it has loaded', async (_which, code, texts, load) => {
    vi.resetModules();
    const { describeIdentityCode } = await import('@/api/callError');
    expect(describeIdentityCode(code)).toBe(errorTexts.unknown);
    await load();
    expect(describeIdentityCode(code)).toBe(texts[code]);
  });

  test('before anybody is signed in is reported as it is', async () => {
    const { currentIdentity, reportSessionEnd } = await import('@/session/identity/identity');
    expect(currentIdentity()).toBeUndefined();
    await expect(reportSessionEnd(fail('user-not-found'))).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('What the app knows of an account', () => {
  test('is what the identity service says', async () => {
    const { currentIdentity } = await openAs();
    const createdAt = new Date(Math.floor(Date.now() / 1000) * 1000);
    const { uid, email, name, photo } = noor;
    expect(currentIdentity()).toEqual({ uid, email, name, photoUrl: photo, isEmailVerified: true, createdAt });
  });

  test.each<[string, object, object]>([
    ['a name from the email, if there is no other', { displayName: null }, { name: 'noor' }],
    ['no photo, if there is none', { photoURL: null }, { photoUrl: undefined }],
    ['no date, if there is none', { metadata: {} }, { createdAt: undefined }],
    ['no email, if there is none', { email: null, displayName: null }, { email: '', name: '' }],
  ])('is %s', async (_what, fields, known) => {
    const { auth, identityOf } = await openAs();
    const user = auth().currentUser ?? expect.fail();
    expect(identityOf({ ...user, ...fields })).toMatchObject(known);
  });

  test('is nothing of another account, in whose name nothing is sent', async () => {
    const { requireUser } = await openAs();
    expect(await requireUser(noor.uid)).toMatchObject({ uid: noor.uid });
    await expect(requireUser('another')).rejects.toMatchObject({ kind: 'refused' });
  });
});

test('The database with which Firebase checks for databases is there before', async () => {
  vi.resetModules();
  const open = vi.spyOn(indexedDB, 'open');
  const { auth } = await import('@/session/identity/identity');
  auth();
  expect(open.mock.calls[0]).toEqual(['validate-browser-context-for-indexeddb-analytics-module', 1]);
});
