import * as v from 'valibot';

/**
 * The bodies with which the hosts refuse a call (docs/contract.md). A 401 or 403 with another body is not theirs but that of something on
 * the way, such as a network filter, and says nothing about the user.
 */
const refusalText = 'unauthorized';
const refusalResponse = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.pipe(v.string(), v.regex(/^(forbidden|unauthorized) access$/i)) }),
);

/** Of a 403 of `/jwt`: no user record has the email. */
export const noRecordResponse = v.object({ access_token: v.literal('') });
/** Of a 403 of `/jwt`: the host issues tokens for confirmed emails alone. */
export const unconfirmedResponse = v.object({ message: v.literal('email not verified') });

/** Whether the body of a 401 or 403 is that of a host which refuses the caller. */
export function isRefusalBody(body: string) {
  return body.trim() === refusalText || v.is(refusalResponse, body);
}
