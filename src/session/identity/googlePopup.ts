import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import { isResponseLost } from '@/api/callError';
import { auth, identityOf } from './identity';

/**
 * Opens Google's popup. `isNew` tells whether Firebase created the account with this sign-in.
 * @throws FirebaseError, with the code `google-unreachable` and the SDK's own message if Google's script, frame or server did not answer
 */
export async function signInByPopup() {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const credential = await signInWithPopup(auth(), provider, browserPopupRedirectResolver).catch((error: unknown) => {
    // The SDK reports a script that an extension blocks as an internal error.
    if (!isResponseLost(error) || !(error instanceof Error)) throw error;
    throw new FirebaseError('auth/google-unreachable', error.message);
  });
  // Stryker disable next-line OptionalChaining,BooleanLiteral: Firebase returns it for every popup.
  return { identity: identityOf(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}
