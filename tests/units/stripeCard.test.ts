// @vitest-environment jsdom
import { CardElement } from '@stripe/react-stripe-js';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { cssOf } from '@sandbox/stripe/js/look';
import { confirmCard, expiry, openPage } from './stripePage';

describe('The card element', () => {
  test('reports to the page what is typed, and formats it', async () => {
    const { card, box, user } = await openPage({ hidePostalCode: true, classes: { invalid: 'bad wrong' } });
    const change = vi.fn();
    const ready = vi.fn();
    card.on('change', change);
    card.on('ready', ready);
    await waitFor(() => expect(ready).toHaveBeenCalledOnce());
    expect(box).toHaveClass('StripeElement', 'StripeElement--empty');

    const number = screen.getByLabelText('Card number');
    await user.type(number, '4242');
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ elementType: 'card', brand: 'visa', empty: false, complete: false, error: undefined }),
    );
    await user.tab();
    expect(change.mock.lastCall?.[0]).toMatchObject({ error: { code: 'incomplete_number' } });
    expect(box).toHaveClass('bad', 'wrong', 'StripeElement--focus');
    expect(number).toHaveAttribute('aria-invalid', 'true');

    await user.type(number, '424242424242');
    expect(number).toHaveValue('4242 4242 4242 4242');
    const date = screen.getByLabelText('MM / YY');
    expect(date).toHaveFocus();
    await user.keyboard('5');
    expect(date).toHaveValue('05 / ');
    await user.keyboard('{Backspace}{Backspace}12');
    expect(date).toHaveValue('12 / ');
    await user.keyboard(`${expiry.slice(2)}123`);
    expect(screen.getByLabelText('CVC')).toHaveFocus();
    expect(change.mock.lastCall?.[0]).toMatchObject({ complete: true, empty: false, error: undefined });
    expect(box).toHaveClass('StripeElement--complete');
  });

  test('accepts pasted and autofilled values, asks for a ZIP by default, and can be disabled', async () => {
    const { card, user } = await openPage({});
    await user.click(screen.getByLabelText('Card number'));
    await user.paste('4242-4242-4242-4242');
    await user.paste('12/2034');
    expect(screen.getByLabelText('MM / YY')).toHaveValue('12 / 34');
    await user.keyboard('123');
    expect(screen.getByLabelText('ZIP')).toHaveFocus();
    card.update({ disabled: true });
    expect(screen.getByLabelText('Card number')).toBeDisabled();
  });

  test('throws if the page uses it after its removal, or creates a second one', async () => {
    const page = await openPage();
    const { stripe, card, box } = page;
    card.unmount();
    expect(box).toBeEmptyDOMElement();
    expect(box).not.toHaveClass('StripeElement');
    await expect(confirmCard(page)).rejects.toThrow('still mounted');
    card.destroy();
    expect(() => card.mount(box)).toThrow('already been destroyed');
    const elements = stripe.elements();
    const first = elements.create('card');
    expect(() => elements.create('card')).toThrow('Can only create one Element of type card');
    expect(elements.getElement(CardElement)).toBe(first);
    first.destroy();
    expect(elements.getElement('card')).toBeNull();
    expect(() => elements.create('iban')).toThrow('no element of type iban');
  });

  test('turns the style option into CSS rules', () => {
    const css = cssOf(
      { base: { fontSize: '17px', '::placeholder': { color: 'grey' } }, invalid: { color: 'red' } },
      '.a',
    );
    expect(css).toContain('.a input{font-size:17px;}');
    expect(css).toContain('.a input::placeholder{color:grey;}');
    expect(css).toContain('.a input[aria-invalid=true]{color:red;}');
  });
});
