import { NOBODY, ONLY_READS, type Consultation } from '../consultation';
import { advice, fault, fine, untried } from '../finding';
import { callIdentity, describeSetupError, handlerOrigin, pageOf, unknownError } from './identityCall';

const METHODS = 'Firebase console, Authentication, Sign-in method:';

const notTried = (way: string, what: string) =>
  untried(
    `Whether signing in with ${way} is on is not known: ${ONLY_READS}`,
    `Run npm run doctor -- --write: it ${what}.`,
  );

/** A sign-in that must fail: it creates nothing. */
export async function* password(consultation: Consultation) {
  if (!consultation.mayWrite) {
    yield notTried('e-mail and password', 'tries to sign in with an e-mail that cannot exist');
    return;
  }
  const body = { email: NOBODY, password: 'no-such-password', returnSecureToken: true };
  const { error = { message: 'no error', reason: '' } } = await callIdentity(consultation, {
    operation: 'accounts:signInWithPassword',
    body,
  });
  if (/^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED)/.test(error.message))
    yield fault('Signing in with e-mail and password is off.', `${METHODS} enable Email/Password.`);
  else if (/^INVALID_LOGIN_CREDENTIALS/.test(error.message))
    yield fine('Signing in with e-mail and password is on, and does not tell which e-mails have an account.');
  else if (/^EMAIL_NOT_FOUND/.test(error.message)) {
    yield advice(
      'Signing in with e-mail and password is on, but it tells strangers which e-mails have an account.',
      'Firebase console, Authentication, Settings, User actions: turn on email enumeration protection.',
    );
  } else
    yield describeSetupError(error, pageOf(consultation)) ?? unknownError(error, 'Whether e-mail and password are on');
}

/** What Firebase's page does first when somebody signs in with Google: it asks where to send the person. */
export async function* google(consultation: Consultation) {
  if (!consultation.mayWrite) {
    yield notTried('Google', 'takes the first step of it');
    return;
  }
  const continueUri = `${handlerOrigin(consultation.settings.firebase.authDomain)}/__/auth/handler`;
  const { text, error } = await callIdentity(consultation, {
    operation: 'accounts:createAuthUri',
    body: { providerId: 'google.com', continueUri },
  });
  if (error?.message.startsWith('OPERATION_NOT_ALLOWED'))
    yield fault('Signing in with Google is off.', `${METHODS} enable Google.`);
  else if (error)
    yield (
      describeSetupError(error, pageOf(consultation)) ?? unknownError(error, 'Whether signing in with Google is on')
    );
  else if (text.includes('authUri')) yield fine('Signing in with Google is on.');
  else yield unknownError({ message: text, reason: '' }, 'Whether signing in with Google is on');
}
