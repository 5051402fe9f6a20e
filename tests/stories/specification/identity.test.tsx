import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { photoOf } from '@tests/stories/session/login';
import { callsTo } from '@tests/support/calls';
import { startClock } from '@tests/support/clock';
import { failNext } from '@tests/support/identity';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const key = { key: 'sandbox-api-key' };

const errors = [
  ['INVALID_PASSWORD', 'wrong-password', 'The password is not right.'],
  ['EMAIL_NOT_FOUND', 'user-not-found', 'There is no account with this email address.'],
  ['EMAIL_EXISTS', 'email-already-in-use', 'There is an account with this email address already.'],
  ['INVALID_IDENTIFIER', 'invalid-email', 'This email address is not complete.'],
  ['PASSWORD_LOGIN_DISABLED', 'operation-not-allowed', 'This way of signing in is switched off'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests', 'Too many tries.'],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'too-many-requests', 'Too many tries.'],
  ['EXPIRED_OOB_CODE', 'expired-action-code', 'This link has expired.'],
  ['INVALID_OOB_CODE', 'invalid-action-code', 'This link is not valid, or was used before.'],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login', 'This is possible only shortly after a sign-in'],
  ['INVALID_ID_TOKEN', 'invalid-user-token', 'Your session is not valid any more.'],
  ['TOKEN_EXPIRED', 'user-token-expired', 'Your session has ended.'],
  ['USER_NOT_FOUND', 'user-token-expired', 'Your session has ended.'],
  ['USER_DISABLED', 'user-disabled', 'This account has been disabled.'],
  ['INVALID_CODE', 'invalid-verification-code', 'This code is not right.'],
  ['SESSION_EXPIRED', 'code-expired', 'This code has expired.'],
  ['UNAUTHORIZED_DOMAIN', 'unauthorized-continue-uri', 'This site is not allowed to send such a link.'],
  ['ADMIN_ONLY_OPERATION', 'admin-restricted-operation', 'Only an administrator may do this.'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'credential-already-in-use', 'This sign-in belongs to another account'],
  ['MFA_ENROLLMENT_NOT_FOUND', 'multi-factor-info-not-found', 'The second step of this account was not found.'],
  ['SECOND_FACTOR_EXISTS', 'second-factor-already-in-use', 'This second step is set up already.'],
] as const;

test('Each error of the identity service is shown as a plain sentence, with the slice of its message (§8)', async () => {
  const { user, screen } = await visit('/login');
  await user.type(await screen.findByLabelText('Email'), 'noor@example.test');
  await user.type(screen.getByLabelText('Password'), 'second-gear');
  for (const [code, clientCode, sentence] of errors) {
    failNext('signInWithPassword', code);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    const message = screen.getByText(/^Error \(auth\//).textContent;
    expect(`Error (auth/${clientCode}).`.slice(0, 28)).toBe(message);
  }
});

test('Every code of the identity service has its own sentence, except for codes of the same meaning (§8)', async () => {
  const { identityErrorTexts } = await import('@/session/identity/texts');
  const codes = new Map<string, string[]>();
  for (const [code, sentence] of Object.entries(identityErrorTexts)) {
    codes.set(sentence, [...(codes.get(sentence) ?? []), code]);
  }
  const shared = [...codes.values()].filter(({ length }) => length > 1);
  expect(shared).toEqual([['missing-multi-factor-session', 'invalid-multi-factor-session']]);
});

describe('A request to the identity service has the API key and', () => {
  test.each([
    [310, 0],
    [290, 1],
  ])(
    'the refresh token, in a form, if a page loads %i seconds before the token expires: %i times (§7, §9)',
    async (left, times) => {
      const noor = aBuyer();
      startClock();
      const expiry = Date.now() + 3600_000;
      const page = await visit('/blog', noor);
      await page.screen.findByRole('button', photoOf(noor));
      startClock(new Date(expiry - left * 1000));
      const { screen } = await page.reload();
      await screen.findByRole('button', photoOf(noor));

      const renewals = callsTo('POST /v1/token');
      expect(renewals).toHaveLength(times);
      for (const { query, headers, body } of renewals) {
        const form = new URLSearchParams(String(body));
        expect(query).toEqual(key);
        expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
        expect([...form.keys()]).toEqual(['grant_type', 'refresh_token']);
        expect(form.get('grant_type')).toBe('refresh_token');
      }
    },
  );
});
