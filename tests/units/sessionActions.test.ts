import { signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aRecord } from '@tests/support/database';
import { googlePopup } from '@tests/support/googlePopup';
import { anAccount, confirmEmail, failNext, rememberSignIn } from '@tests/support/identity';
import { keepToken, keptTokenOwner } from '@tests/support/keptToken';
import { aBuyer, aSeller } from '@tests/support/people';

const email = 'ines@example.test';
const password = 'second-gear';
const form = { name: 'Ines', photoUrl: '', email, role: 'seller', password } as const;

/** Loads the modules of a page that follows who is signed in. */
async function open(signedIn?: { email: string }) {
  if (signedIn) rememberSignIn(signedIn.email);
  const identity = await import('@/session/identity/identity');
  const following = await import('@/session/identity/followIdentity');
  const { sessionActions } = await import('@/session/identity/sessionActions');
  const { pendingSignUp } = await import('@/session/identity/pendingSignUp');
  const { signOutMarker } = await import('@/session/state/lastUser');
  const { sessionState } = await import('@/session/state/sessionState');
  sessionState.setEvents({
    beforeSignIn: () => Promise.resolve(),
    onUserChange: () => undefined,
    onSignUpComplete: () => undefined,
  });
  const stop = following.followIdentity();
  onTestFinished(stop);
  await identity.identityReady();
  await advanceTime(200);
  const session = () => {
    const state = sessionState.get();
    return [state.status, 'user' in state ? state.user.email : undefined];
  };
  return { ...identity, ...following, ...sessionActions, pendingSignUp, signOutMarker, sessionState, session, stop };
}

beforeEach(() => startClock());

describe('A page that follows who is signed in', () => {
  test('finds nobody', async () => {
    const { session } = await open();
    expect(session()).toEqual(['signed-out', undefined]);
  });

  test('shows each change of the account, and stores it for the next visit', async () => {
    const noor = aBuyer({ isVerified: false });
    const { session, sessionState, reload, identityToken } = await open(noor);
    expect(session()).toEqual(['signed-in', noor.email]);
    expect(sessionState.user()?.isEmailVerified).toBe(false);
    confirmEmail(noor.email);
    await reload();
    expect(sessionState.user()?.isEmailVerified).toBe(true);
    await advanceTime(2000);
    await identityToken(noor.email, true);
    await advanceTime(200);
    expect(localStorage.getItem('signed_in_user')).toContain('"isEmailVerified":true');
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test('stores nobody for the next visit who is not signed in', async () => {
    anAccount({ email, password });
    const { session, identityToken } = await open({ email });
    await advanceTime(2000);
    await identityToken(email, true);
    await advanceTime(200);
    expect([session(), localStorage.getItem('signed_in_user')]).toEqual([['no-record', email], null]);
    expect(callsTo('GET /jwt')).toHaveLength(1);
  });

  test('signs in the user whom another tab has signed in', async () => {
    const noor = aBuyer();
    const mara = aSeller();
    const { auth, session } = await open(noor);
    await signInWithEmailAndPassword(auth(), mara.email, mara.password);
    await advanceTime(200);
    expect([session(), callsTo('GET /jwt')]).toMatchObject([['signed-in', mara.email], { length: 2 }]);
  });

  test('hears of nothing once it is closed', async () => {
    const noor = aBuyer();
    const { session, stop, forgetIdentity } = await open(noor);
    stop();
    await forgetIdentity();
    await advanceTime(200);
    expect(session()).toEqual(['signed-in', noor.email]);
  });

  test('has changes wait for whatever changes the session itself', async () => {
    const noor = aBuyer();
    const { session, sessionState, runExclusive, forgetIdentity } = await open(noor);
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const outer = runExclusive(async () => {
      await runExclusive(forgetIdentity);
      await wait(500);
      expect(session()).toEqual(['signed-in', noor.email]);
      return 'done';
    });
    await advanceTime(1000);
    expect([await outer, session()]).toEqual(['done', ['signed-out', undefined]]);
    sessionState.set({ status: 'loading' });
    await expect(runExclusive(() => Promise.reject(new Error('why')))).rejects.toThrow('why');
    expect(session()).toEqual(['loading', undefined]);
  });

  test('fetches a token for the user of the last visit once Firebase has confirmed them', async () => {
    const noor = aBuyer();
    const { sessionState } = await import('@/session/state/sessionState');
    sessionState.resume({ ...noor, photoUrl: undefined, isEmailVerified: false, createdAt: undefined });
    const { session } = await open(noor);
    expect([session(), sessionState.isDecided(), keptTokenOwner()]).toEqual([
      ['signed-in', noor.email],
      true,
      noor.email,
    ]);
  });

  test('signs nobody in who has signed out on this device', async () => {
    const noor = aBuyer();
    const { session, sessionState, signOutMarker, identityToken, finishSignOut, currentIdentity } = await open(noor);
    await finishSignOut();
    expect(currentIdentity()?.email).toBe(noor.email);
    signOutMarker.begin();
    sessionState.set({ status: 'signed-out', reason: undefined });
    await advanceTime(2000);
    await identityToken(noor.email, true);
    await advanceTime(200);
    expect(session()).toEqual(['signed-out', undefined]);
    await finishSignOut();
    expect([currentIdentity(), signOutMarker.isBegun(), signOutMarker.isDeliberate()]).toEqual([
      undefined,
      false,
      true,
    ]);
  });
});

describe('A sign-in', () => {
  test('comes after the sign-out of the one before', async () => {
    const noor = aBuyer();
    const mara = aSeller();
    const { auth, session, signIn, signOutMarker } = await open(noor);
    signOutMarker.begin();
    const signOut = vi.spyOn(auth(), 'signOut');
    await signIn(mara.email, mara.password);
    expect(signOut).toHaveBeenCalledOnce();
    expect([session(), signOutMarker.isDeliberate()]).toEqual([['signed-in', mara.email], false]);
  });

  test('works though the one before cannot be signed out', async () => {
    const noor = aBuyer();
    const mara = aSeller();
    const { auth, session, signIn, signOutMarker } = await open(noor);
    signOutMarker.begin();
    vi.spyOn(auth(), 'signOut').mockRejectedValue(new Error('full'));
    await signIn(mara.email, mara.password);
    expect(session()).toEqual(['signed-in', mara.email]);
  });

  test('finds the record under the spelling that was typed, or later under another', async () => {
    const typed = 'Ines@example.test';
    anAccount({ email, password });
    aRecord({ email: typed });
    const page = await open();
    await page.signIn(email, password);
    expect(page.session()).toEqual(['no-record', email]);
    await page.trySpelling(typed);
    expect(page.session()).toEqual(['signed-in', typed]);
    await page.forgetIdentity();
    await page.signIn(typed, password);
    expect(page.session()).toEqual(['signed-in', typed]);
  });
});

describe('A sign-up', () => {
  test.each<[string, () => unknown, status: string | undefined, isKept: boolean, accounts: number]>([
    ['is done', () => undefined, 'signed-in', false, 1],
    ['is of an email that has an account', () => anAccount({ email, password }), undefined, false, 1],
    ['has no answer', () => breakCall('POST /v1/accounts:signUp'), undefined, true, 1],
  ])('that %s', async (_what, begin, status, isKept, tries) => {
    begin();
    const { signUp, session, pendingSignUp } = await open();
    const signingUp = signUp(form);
    if (status === undefined) await expect(signingUp).rejects.toThrow();
    else await signingUp;
    expect(session()).toEqual([status ?? 'signed-out', status && email]);
    expect(pendingSignUp.find(email) !== undefined).toBe(isKept);
    expect(callsTo('POST /v1/accounts:signUp')).toHaveLength(tries);
    expect(callsTo('POST /v1/accounts:signInWithPassword')).toEqual([]);
  });

  test.each<[string, string, code?: string, begin?: () => unknown]>([
    ['the same password', password],
    ['another password', 'another-gear', 'auth/email-already-in-use'],
    [
      'another password, where Firebase says so',
      'another-gear',
      'auth/email-already-in-use',
      () => failNext('signInWithPassword', 'INVALID_PASSWORD'),
    ],
    ['no answer', password, 'auth/network-request-failed', () => breakCall('POST /v1/accounts:signInWithPassword')],
    [
      'too many tries',
      password,
      'auth/too-many-requests',
      () => failNext('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    ],
  ])('whose answer was lost goes on, now or later, with %s', async (_what, next, code, begin) => {
    const repair = breakCall('POST /v1/accounts:signUp', 'response lost');
    const { signUp, session, pendingSignUp } = await open();
    await expect(signUp(form)).rejects.toThrow();
    repair();
    begin?.();
    const signingUp = signUp({ ...form, password: next });
    if (code === undefined) await signingUp;
    else await expect(signingUp).rejects.toMatchObject({ code });
    expect(session()[0]).toBe(code === undefined ? 'signed-in' : 'signed-out');
    expect(pendingSignUp.find(email)?.role).toBe(code === undefined ? undefined : form.role);
  });

  test.each([
    ['whose account it has created knows that account', false],
    ['whose account may be older does not say that it is its own', true],
  ])('%s', async (_what, mayBeOlder) => {
    const repair = mayBeOlder ? breakCall('POST /v1/accounts:signUp', 'response lost') : () => undefined;
    const { signUp, pendingSignUp, sessionState } = await open();
    if (mayBeOlder) await expect(signUp(form)).rejects.toThrow();
    repair();
    breakCall('GET /users/:email');
    await signUp(form);
    expect(pendingSignUp.find(email)?.uid).toBe(mayBeOlder ? undefined : (sessionState.user()?.uid ?? ''));
  });

  test('that is refused for another reason does not try the password', async () => {
    const repair = breakCall('POST /v1/accounts:signUp');
    const { signUp, pendingSignUp } = await open();
    await expect(signUp(form)).rejects.toThrow();
    repair();
    failNext('signUp', 'OPERATION_NOT_ALLOWED');
    await expect(signUp(form)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    expect([pendingSignUp.find(email)?.role, callsTo('POST /v1/accounts:signInWithPassword')]).toEqual([form.role, []]);
  });

  test('that broke is tried again for the account that it has created', async () => {
    const repair = breakCall('POST /users');
    const { signUp, session, retrySignUp, pendingSignUp, sessionState } = await open();
    await retrySignUp();
    await signUp(form);
    expect(session()).toEqual(['completing-sign-up', email]);
    expect(pendingSignUp.find(email)).toMatchObject({
      uid: sessionState.user()?.uid,
      isAccountAsked: true,
      role: 'seller',
    });
    expect(JSON.stringify(localStorage)).not.toContain(password);
    repair();
    await retrySignUp();
    expect(session()).toEqual(['signed-in', email]);
  });

  test('is of an account without a record, with the role that is chosen', async () => {
    anAccount({ email, password, name: 'Ines' });
    const repair = breakCall('POST /users', 500, { times: 1 });
    const { createRecord, session, pendingSignUp, sessionState } = await open({ email });
    expect(session()).toEqual(['no-record', email]);
    await createRecord('seller');
    const uid = sessionState.user()?.uid;
    expect(pendingSignUp.find(email)).toMatchObject({ uid, isAccountAsked: true, role: 'seller', name: 'Ines' });
    repair();
    await createRecord('seller');
    expect(session()).toEqual(['signed-in', email]);
    expect(callsTo('POST /users').at(-1)?.body).toMatchObject({ email, name: 'Ines', role: 'seller' });
  });

  test('is of nobody who is not here', async () => {
    const { createRecord, trySpelling, session } = await open();
    await createRecord('seller');
    await trySpelling(email);
    expect([session(), callsTo('GET /jwt')]).toEqual([['signed-out', undefined], []]);
  });
});

describe('A sign-in with Google', () => {
  const leo = { email: 'leo@example.test', name: 'Leo Brandt', photo: 'https://lh3.googleusercontent.com/leo' };
  const choose = async ({ signInWithGoogle }: Awaited<ReturnType<typeof open>>) => {
    const signingIn = signInWithGoogle().catch((error: unknown) => error);
    await advanceTime(15_000);
    return signingIn;
  };

  test.each<[string, () => unknown, object[], string[]]>([
    [
      'the first time makes a buyer',
      () => undefined,
      [{ body: { email: leo.email, name: leo.name, photURL: leo.photo, role: 'buyer' } }],
      ['completing-sign-up', 'signed-in'],
    ],
    [
      'another time makes nothing',
      () => {
        anAccount({ ...leo, googleId: `google-${leo.email}`, isVerified: true });
        aRecord({ email: leo.email });
      },
      [],
      ['signed-in'],
    ],
  ])('%s, and lets people choose the account', async (_what, begin, made, statuses) => {
    begin();
    googlePopup(leo);
    const opened = vi.spyOn(window, 'open');
    const page = await open();
    const seen = new Set<unknown>();
    page.sessionState.subscribe(() => seen.add(page.session()[0]));
    expect(await choose(page)).toBeUndefined();
    expect(page.session()).toEqual(['signed-in', leo.email]);
    expect([...seen]).toEqual(statuses);
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('POST /users')).toMatchObject(made);
    expect(callsTo('GET /users/:email')).toHaveLength(made.length);
    expect(decodeURIComponent(String(opened.mock.calls[0]?.[0]))).toContain('"prompt":"select_account"');
    vi.restoreAllMocks();
  });

  test.each<[string, () => unknown]>([
    ['auth/user-cancelled', () => googlePopup.fails('auth/user-cancelled')],
    ['auth/google-unreachable', () => breakCall('POST /v1/accounts:signInWithIdp')],
  ])('that fails says why: %s', async (code, begin) => {
    googlePopup(leo);
    begin();
    const page = await open();
    expect(await choose(page)).toMatchObject({ code });
    expect(page.session()).toEqual(['signed-out', undefined]);
  });

  test('whose popup stays open does not keep the page from following who is signed in', async () => {
    const noor = aBuyer();
    googlePopup.staysOpen();
    const page = await open();
    void page.signInWithGoogle();
    await advanceTime(1000);
    await page.signIn(noor.email, noor.password);
    expect(page.session()).toEqual(['signed-in', noor.email]);
    await page.forgetIdentity();
    await advanceTime(200);
    expect(page.session()).toEqual(['signed-out', undefined]);
  });

  test('whose record could not be read knows later what it was for', async () => {
    googlePopup(leo);
    breakCall('GET /users/:email');
    const page = await open();
    await choose(page);
    const uid = page.sessionState.user()?.uid;
    const { name, photo: photoUrl } = leo;
    expect(page.pendingSignUp.find(leo.email)).toEqual({ uid, name, photoUrl, role: 'buyer', isAccountAsked: true });
  });
});

describe('A mail', () => {
  test.each([
    ['EMAIL_NOT_FOUND', undefined],
    ['INVALID_EMAIL', 'auth/invalid-email'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-mails'],
  ])('for a new password, with the answer %s, reveals no account', async (answer, code) => {
    const { resetPassword } = await open();
    failNext('sendOobCode', answer);
    const sending = resetPassword(email);
    if (code === undefined) await sending;
    else await expect(sending).rejects.toMatchObject({ code });
  });

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-mails'],
    ['USER_DISABLED', 'auth/user-disabled'],
  ])('that confirms an email can be refused: %s', async (answer, code) => {
    const { sendConfirmation } = await open(aBuyer({ isVerified: false }));
    failNext('sendOobCode', answer);
    await expect(sendConfirmation()).rejects.toMatchObject({ code });
  });

  test('that confirms an email is sent to nobody if nobody is signed in', async () => {
    const { sendConfirmation } = await open();
    await expect(sendConfirmation()).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('A user who says that the email is confirmed', () => {
  const answer = (isConfirmed: boolean) => () =>
    Response.json(isConfirmed ? { access_token: '' } : { message: 'email not verified' }, { status: 403 });

  test.each<[string, (() => unknown) | undefined, status: string, calls: number]>([
    ['gets in', undefined, 'signed-in', 1],
    ['is refused even so', () => breakCall('GET /jwt', answer(false)), 'unconfirmed', 2],
    ['has no record', () => breakCall('GET /jwt', answer(true)), 'no-record', 1],
  ])('%s', async (_what, begin, status, count) => {
    const noor = aBuyer({ isVerified: false });
    const repair = breakCall('GET /jwt', answer(false));
    const { reload, session } = await open(noor);
    expect(session()).toEqual(['unconfirmed', noor.email]);
    repair();
    begin?.();
    confirmEmail(noor.email);
    const before = callsTo('GET /jwt').length;
    await reload();
    expect(session()).toEqual([status, noor.email]);
    expect(callsTo('GET /jwt').length - before).toBe(count);
    expect(keptTokenOwner()).toBe(status === 'signed-in' ? noor.email : undefined);
  });

  test('hears of it if nothing answers', async () => {
    const noor = aBuyer({ isVerified: false });
    const repair = breakCall('GET /jwt', answer(false));
    const { reload, session } = await open(noor);
    repair();
    breakCall('GET /jwt');
    await expect(reload()).rejects.toMatchObject({ kind: 'no-response' });
    expect(session()).toEqual(['unconfirmed', noor.email]);
  });

  test('is not mixed up with whoever is shown', async () => {
    const noor = aBuyer();
    keepToken(noor.email, 'a token');
    const { reload, sessionState, stop } = await open(noor);
    stop();
    const other = { ...(sessionState.user() ?? expect.fail()), uid: 'another' };
    sessionState.set({ status: 'signed-in', user: other });
    await reload();
    expect(sessionState.user()).toBe(other);
    sessionState.set({ status: 'signed-out', reason: undefined });
    await reload();
    expect(sessionState.get().status).toBe('signed-out');
  });
});
