import { describe, expect, test, vi } from 'vitest';
import { installTrustedTypesPolicy } from '@/app/trustedTypesPolicy';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>;

function rules() {
  const policies: Rules[] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, policy: Rules) => policies.push(policy) });
  installTrustedTypesPolicy();
  return policies[0];
}

describe('The page converts a string', () => {
  test.each([
    ['https://js.stripe.com/clover/stripe.js', true],
    ['https://a.js.stripe.com/x.js', true],
    ['https://evil-js.stripe.com/x.js', false],
    ['https://apis.google.com/js/api.js?onload=f', true],
    ['http://localhost:4102/stripe.js', true],
    ['http://js.stripe.com/v3', false],
    ['https://js.stripe.com.evil.example/v3', false],
    ['https://evil.example/js.stripe.com', false],
    ['//evil.example/x.js', false],
    ['/assets/x.js', false],
    ['data:text/javascript,ran()', false],
    ['javascript:ran()', false],
  ])('like %s into a script URL: %s', (address, isAllowed) => {
    expect(rules()?.createScriptURL(address)).toBe(isAllowed ? address : undefined);
  });

  test('into HTML only for Stripe.js, once that has loaded', () => {
    const { createHTML } = rules() ?? {};
    vi.stubGlobal('Stripe', undefined);
    Reflect.deleteProperty(window, 'Stripe');
    expect(createHTML?.('<b>bold</b>')).toBeUndefined();

    vi.stubGlobal('Stripe', () => undefined);
    expect(createHTML?.('<b>bold</b>')).toBe('<b>bold</b>');
  });
});
