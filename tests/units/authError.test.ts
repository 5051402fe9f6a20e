// @vitest-environment node
import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { describeError, identityErrorSlice, setIdentitySentences, CallError } from '@/api/callError';
import { errorTexts } from '@/api/texts';
import { identityErrorTexts } from '@/session/identity/texts';

const general = 'Signing in did not work. Try again, and write to us if that does not help.';
const firebaseError = (code: string) => new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);

/** Section 8, and three more that occur with email enumeration protection and short passwords. */
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

test('No sentence advises a sign-out without saying what it removes', () => {
  const sentences: unknown[] = Object.values({ ...errorTexts, ...identityErrorTexts });
  const advice = sentences.filter((text) => typeof text === 'string' && /sign(ing)? out/i.test(text));
  expect(advice.filter((text) => !String(text).includes('removes drafts'))).toEqual([]);
});

test('An error of another host has no slice', () => {
  expect(identityErrorSlice(new CallError('no-response'))).toBeUndefined();
  expect(identityErrorSlice(new Error('Firebase: Error (auth/wrong-password).'))).toBeUndefined();
});
