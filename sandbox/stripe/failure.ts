import type { StripeError } from '@stripe/stripe-js';

type Status = 400 | 401 | 402 | 404;

const docs = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

/** An error response of Stripe's API. `doc_url` is derived from the code. */
export class StripeFailure extends Error {
  readonly status: Status;
  readonly body: StripeError;

  constructor(status: Status, error: StripeError) {
    super(error.message);
    this.status = status;
    this.body = error.code === undefined ? error : { doc_url: docs(error.code), ...error };
  }
}

/** The request is invalid: 404 for `resource_missing`, else 400. */
export function invalidRequest(code: string, message: string, more: Partial<StripeError> = {}): StripeFailure {
  return new StripeFailure(code === 'resource_missing' ? 404 : 400, {
    code,
    message,
    ...more,
    type: 'invalid_request_error',
  });
}

export function missingParam(param: string): StripeFailure {
  return invalidRequest('parameter_missing', `Missing required param: ${param}.`, { param });
}

/** The card data is invalid, so no bank is involved: 402. */
export function cardFailure(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { code, message, param, type: 'card_error' });
}
