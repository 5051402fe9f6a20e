import { withLock } from '@/shared/browser/locks';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { accessToken } from './accessToken';
import { currentIdentity, type Identity } from './identity';
import { sendConfirmation, updateIdentity } from './identityActions';
import { signUpJournal, type SignUpEntry } from './signUpJournal';
import { postUserRecord, readUserRecords } from '@/shared/users/userRecord';

/**
 * Runs the steps after the account has been created: name and photo, user record, token, confirmation mail. Steps that are
 * already done are skipped, so it can be called again. A lock lets one tab at a time complete a sign-up, so that nobody gets a
 * second record. An entry for an e-mail that already has a record is discarded, unless it belongs to this account.
 * @returns the user, and whether the sign-up was completed by this call and not in another tab
 */
export function completeSignUp(identity: Identity) {
  return withLock(`sign-up of ${identity.email.toLowerCase()}`, async () => {
    const { email, uid } = identity;
    const entry = signUpJournal.find(email);
    const hasRecord = entry && (await hasUserRecord(email));
    if (!entry || (hasRecord && entry.uid !== uid)) {
      signUpJournal.remove(email);
      await accessToken.renew();
      return { user: currentIdentity() ?? identity, isComplete: false };
    }
    signUpJournal.write(email, { ...entry, uid });
    const hasProfile = identity.name === entry.name && (!entry.photoUrl || identity.photoUrl === entry.photoUrl);
    const user = hasProfile ? identity : await updateIdentity(identity, entry.name, entry.photoUrl);
    if (!hasRecord) await createRecord(email, entry);
    await accessToken.renew();
    signUpJournal.remove(email);
    // A mail that cannot be sent must not stop the sign-up: no feature needs a confirmed e-mail, and Profile can send it again.
    if (!user.isEmailVerified) await sendConfirmation().catch(() => undefined);
    return { user, isComplete: true };
  });
}

async function createRecord(email: string, { name, photoUrl, role }: SignUpEntry) {
  try {
    await postUserRecord({ email, name, photoUrl, role });
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await hasUserRecord(email))) throw error;
  }
}

async function hasUserRecord(email: string) {
  return (await readUserRecords(email)).length > 0;
}
