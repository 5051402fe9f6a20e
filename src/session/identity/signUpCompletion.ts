import { isOutcomeUnknown } from '@/api/callError';
import { withLock } from '@/lib/browser/locks';
import { accessToken } from '@/session/state/accessToken';
import type { Identity } from '@/session/state/sessionState';
import { postUserRecord, readUserRecords } from '@/session/state/userRecord';
import { renewToken } from './fetchToken';
import { currentIdentity } from './identity';
import { sendConfirmation, updateIdentity } from './identityActions';
import { pendingSignUp, type PendingSignUp } from './pendingSignUp';

/**
 * Runs the steps after the account has been created: name and photo, user record, confirmation mail, token. Steps that are
 * already done are skipped, so it can be called again. A lock lets one tab at a time complete a sign-up, so that nobody gets a
 * second record. A pending sign-up of an email that already has a record is discarded, unless it belongs to this account.
 * @returns the user, whether the sign-up was completed by this call and not in another tab, and the record that the email had before
 */
export function completeSignUp(identity: Identity) {
  return withLock(`sign-up of ${identity.email.toLowerCase()}`, async () => {
    const { email, uid } = identity;
    const pending = pendingSignUp.find(email);
    // Stryker disable next-line ArrayDeclaration: without a pending sign-up, no record is looked at.
    const [record] = pending ? await readUserRecords(email) : [];
    if (!pending || (record && pending.uid !== uid)) {
      pendingSignUp.remove(email);
      await renewToken();
      return { user: currentIdentity() ?? identity, isComplete: false };
    }
    const existing = pending.isRecordAsked ? undefined : record;
    const known = { ...pending, uid, isRecordAsked: !existing };
    pendingSignUp.update(email, known);
    const hasProfile = identity.name === pending.name && (!pending.photoUrl || identity.photoUrl === pending.photoUrl);
    const user = hasProfile ? identity : await updateIdentity(identity, pending.name, pending.photoUrl);
    if (!record) await createRecord(email, pending);
    // Before the token, because a host may issue it for confirmed emails alone. A mail that cannot be sent must not stop the
    // sign-up: Profile can send it again.
    if (!user.isEmailVerified && !pending.isMailSent) await sendConfirmation(uid).catch(() => undefined);
    pendingSignUp.update(email, { ...known, isMailSent: true });
    if (!accessToken.has()) await renewToken();
    pendingSignUp.remove(email);
    return { user, isComplete: true, existing };
  });
}

/** The email as an older record has it, if it was typed like that. The host compares exactly, so a second record would be created otherwise. */
export async function spellingOfRecord(email: string) {
  // Stryker disable next-line OptionalChaining: only a pending sign-up is completed.
  const typed = pendingSignUp.find(email)?.typedEmail;
  if (typed === undefined || typed === email || (await hasUserRecord(email))) return email;
  return (await hasUserRecord(typed)) ? typed : email;
}

async function createRecord(email: string, { name, photoUrl, role }: PendingSignUp) {
  try {
    await postUserRecord({ email, name, photoUrl, role });
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await hasUserRecord(email))) throw error;
  }
}

async function hasUserRecord(email: string) {
  return (await readUserRecords(email)).length > 0;
}
