import { describe, expect, test, vi } from 'vitest';
import { installTrustedTypesPolicy } from '@/app/trustedTypesPolicy';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>;

function rules() {
  const made: Rules[] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, policy: Rules) => made.push(policy) });
  installTrustedTypesPolicy();
  return made[0];
}

describe('The page turns a string', () => {
  test.each([
    ['https://js.stripe.com/clover/stripe.js', true],
    ['https://a.js.stripe.com/x.js', true],
    ['https://apis.google.com/js/api.js?onload=f', true],
    ['http://localhost:4102/stripe.js', true],
    ['http://js.stripe.com/v3', false],
    ['https://js.stripe.com.evil.example/v3', false],
    ['https://evil.example/js.stripe.com', false],
    ['//evil.example/x.js', false],
    ['/assets/x.js', false],
    ['data:text/javascript,ran()', false],
    ['javascript:ran()', false],
  ])('like %s into the address of a script: %s', (address, isLet) => {
    expect(rules()?.createScriptURL(address)).toBe(isLet ? address : undefined);
  });

  test('into HTML for Stripe.js alone, once that is there', () => {
    const { createHTML } = rules() ?? {};
    vi.stubGlobal('Stripe', undefined);
    Reflect.deleteProperty(window, 'Stripe');
    expect(createHTML?.('<b>bold</b>')).toBeUndefined();

    vi.stubGlobal('Stripe', () => undefined);
    expect(createHTML?.('<b>bold</b>')).toBe('<b>bold</b>');
  });
});
