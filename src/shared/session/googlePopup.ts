import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import { auth, identityOf } from './identity';

/** Opens Google's popup. `isNew` tells whether Firebase created the account with this sign-in. */
export async function signInByPopup() {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const credential = await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
  return { identity: identityOf(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}
