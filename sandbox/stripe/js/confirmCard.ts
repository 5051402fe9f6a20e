import type { ConfirmCardPaymentData, PaymentIntentResult } from '@stripe/stripe-js';
import { intentId, postIntent, type Connection } from './calls';
import { formOf } from './cardElement';
import { showChallenge } from './challenge';
import { readExpiry, type FieldError } from './checks';

type Method = NonNullable<ConfirmCardPaymentData['payment_method']>;
type BillingDetails = Exclude<Method, string>['billing_details'];

/** `stripe.confirmCardPayment`: validates the typed card, calls the API, then shows the bank's challenge if required. */
export async function confirmCard(
  connection: Connection,
  page: Document,
  clientSecret: string,
  data: ConfirmCardPaymentData = {},
  handlesActions = true,
): Promise<PaymentIntentResult> {
  const id = intentId(clientSecret, 'confirmCardPayment');
  const card = cardFields(data.payment_method);
  if (card.error) return { error: card.error };

  const secret = { client_secret: clientSecret };
  const result = await postIntent(connection, `${id}/confirm`, { ...card.fields, ...secret });
  if (result.paymentIntent?.status !== 'requires_action' || !handlesActions) return result;
  return passChallenge(connection, page, result.paymentIntent, clientSecret);
}

/** Shows the challenge of an intent in `requires_action` and reports its outcome. `amount` is in cents. */
export async function passChallenge(
  connection: Connection,
  page: Document,
  { id, amount }: { id: string; amount: number },
  clientSecret: string,
): Promise<PaymentIntentResult> {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100);
  const isPassed = await showChallenge(page, dollars);
  const outcome = isPassed ? 'passed' : 'failed';
  return postIntent(connection, `${id}/challenge`, { client_secret: clientSecret, outcome });
}

function cardFields(method: Method | undefined): { error?: FieldError; fields: Record<string, string> } {
  if (method === undefined) return { fields: {} };
  if (typeof method === 'string') return { fields: { payment_method: method } };
  if ('token' in method.card) return { fields: { payment_method: method.card.token } };

  const form = formOf(method.card);
  const error = form.submitError();
  if (error) return { error, fields: {} };
  const { number, cvc, postal, expiry } = form.digits;
  const { month, year } = readExpiry(expiry);
  return {
    fields: {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': String(month),
      'payment_method_data[card][exp_year]': String(year),
      'payment_method_data[card][cvc]': cvc,
      ...billingFields(postal, method.billing_details),
    },
  };
}

function billingFields(postal: string, details: BillingDetails): Record<string, string> {
  const fields: Record<string, string> = {};
  const put = (name: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') fields[`payment_method_data[billing_details]${name}`] = value;
  };
  put('[name]', details?.name);
  put('[email]', details?.email);
  put('[phone]', details?.phone);
  put('[address][postal_code]', postal);
  for (const [name, value] of Object.entries(details?.address ?? {})) put(`[address][${name}]`, value);
  return fields;
}
