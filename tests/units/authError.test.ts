// @vitest-environment node
import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  CallError,
  describeError,
  identityErrorSlice,
  isOutcomeUnknown,
  isRefusal,
  isResponseLost,
  setIdentitySentences,
  type CallErrorKind,
} from '@/api/callError';
import { errorTexts } from '@/api/texts';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { ReloadPreventedError } from '@/lib/browser/reloadSite';
import { identityErrorTexts } from '@/session/identity/texts';

const general = 'The sign-in service did not do this. Try again, and write to us if that does not help.';
const firebaseError = (code: string) => new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);

/** Section 8, and more that occur with email enumeration protection, short passwords and many mails. */
const codes = [
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'invalid-email',
  'operation-not-allowed',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'invalid-user-token',
  'user-token-expired',
  'user-disabled',
  'invalid-verification-code',
  'code-expired',
  'unauthorized-continue-uri',
  'admin-restricted-operation',
  'credential-already-in-use',
  'network-request-failed',
  'account-exists-with-different-credential',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'user-mismatch',
  'multi-factor-auth-required',
  'login-blocked',
  'internal-error',
  'argument-error',
  'invalid-credential',
  'weak-password',
  'missing-password',
  'quota-exceeded',
];

// `identity.ts` does this before it calls the service.
setIdentitySentences(identityErrorTexts);

describe('An error of the identity service', () => {
  test.each(codes)('%s has its own message (§8)', (code) => {
    const message = describeError(firebaseError(code));
    expect(message).toBe(identityErrorTexts[code]);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toBe(general);
    expect(message).not.toContain(code);
  });

  test('that is unknown has the general message (§8)', () => {
    expect(describeError(firebaseError('something-new'))).toBe(general);
  });

  test.each([
    ['wrong-password', 'Error (auth/wrong-password).'],
    ['invalid-credential', 'Error (auth/invalid-credenti'],
    ['something-new', 'Error (auth/something-new).'],
  ])('%s has the slice of its message from character 10 to 38 (§5)', (code, slice) => {
    expect(identityErrorSlice(firebaseError(code))).toBe(slice);
  });
});

describe('An error of a call', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each<
    [kind: CallErrorKind, status: number | undefined, sentence: string, mayBeDone: boolean, isRefused: boolean]
  >([
    ['no-response', undefined, errorTexts.noResponse, true, false],
    ['blocked', 403, errorTexts.blocked, true, false],
    ['unreadable', undefined, errorTexts.unreadable, true, false],
    ['status', 500, errorTexts.server, true, false],
    ['status', 499, errorTexts.badRequest, false, false],
    ['status', 429, errorTexts.busy, false, false],
    ['status', 404, errorTexts.unknownCall, false, false],
    ['status', 403, errorTexts.refused, false, true],
    ['status', 401, errorTexts.refused, false, true],
    ['refused', undefined, errorTexts.refused, false, true],
    ['no-record', undefined, errorTexts.noRecord, false, true],
    ['unconfirmed', undefined, errorTexts.unconfirmed, false, true],
    ['not-found', undefined, errorTexts.notFound, false, false],
    ['unchanged', undefined, errorTexts.unchanged, false, false],
    ['maybe-done', undefined, errorTexts.maybeDone, false, false],
  ])('%s %s: “%s” It may be done: %s; the user is refused: %s', (kind, status, sentence, mayBeDone, isRefused) => {
    vi.stubGlobal('navigator', { onLine: true });
    const error = new CallError(kind, status === undefined ? {} : { status });
    expect([describeError(error), isOutcomeUnknown(error), isRefusal(error)]).toEqual([sentence, mayBeDone, isRefused]);
  });

  test('says so if the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeError(new CallError('no-response'))).toBe(errorTexts.offline);
  });

  test('says in a report what it is and what has caused it', () => {
    const cause = new Error('why');
    expect(new CallError('blocked', { cause })).toMatchObject({ name: 'CallError', message: 'blocked', cause });
  });
});

test.each<[string, unknown, string]>([
  ['a rule', new CallError('rule', { message: 'You have paid for this car.' }), 'You have paid for this car.'],
  ['a chunk that did not load', new ChunkLoadError('new-version'), errorTexts.why['new-version'].text],
  ['a reload that would lose something', new ReloadPreventedError(), errorTexts.notReloaded],
  ['the code itself', new TypeError('x is not a function'), errorTexts.unknown],
  ['another library', Object.assign(new Error('x'), { code: 'auth/wrong-password' }), errorTexts.unknown],
  ['what is no Error', { name: 'FirebaseError', code: 'auth/wrong-password' }, errorTexts.unknown],
  ['nothing', undefined, errorTexts.unknown],
])('An error of %s is described', (_what, error, sentence) => {
  expect(describeError(error)).toBe(sentence);
  expect(isOutcomeUnknown(error)).toBe(false);
});

test.each([
  [firebaseError('network-request-failed'), true],
  [firebaseError('timeout'), true],
  [firebaseError('internal-error'), true],
  [firebaseError('wrong-password'), false],
  [new Error('timeout'), false],
])('After %s, the identity service may have done it: %s', (error, isLost) => {
  expect(isResponseLost(error)).toBe(isLost);
});

test('No sentence advises a sign-out, which removes drafts', () => {
  const { errorTexts: _self, ...ofCalls } = errorTexts;
  expect(JSON.stringify([ofCalls, identityErrorTexts])).not.toMatch(/sign(ing)? out/i);
});

test('An error of another host has no slice', () => {
  expect(identityErrorSlice(new CallError('no-response'))).toBeUndefined();
  expect(identityErrorSlice(new Error('Firebase: Error (auth/wrong-password).'))).toBeUndefined();
});
