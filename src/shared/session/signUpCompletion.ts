import * as v from 'valibot';
import { withLock } from '@/shared/browser/locks';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { openDrafts, userDrafts } from '@/shared/browser/userDrafts';
import { accessToken } from './accessToken';
import { currentIdentity, type Identity } from './identity';
import { sendConfirmation, updateIdentity } from './identityActions';
import { postUserRecord, readUserRecords, roles } from '@/shared/users/userRecord';

const NAME = 'sign-up';

const entrySchema = v.object({
  name: v.string(),
  photoUrl: v.optional(v.string()),
  role: v.picklist(roles),
  /** Firebase was asked to create the account; its response may have been lost. */
  isAccountAsked: v.optional(v.boolean(), false),
  /** The account that the entry belongs to, once that is certain: created by this sign-up, or found without a user record. */
  uid: v.optional(v.string()),
});
export type SignUpEntry = v.InferOutput<typeof entrySchema>;

/**
 * The unfinished sign-up of an e-mail on this device: the data that its remaining steps need, without the password.
 * An interrupted sign-up is resumed from this entry, at once or on the next visit.
 */
export const signUpJournal = {
  find: (email: string) => userDrafts(email).read(NAME, entrySchema),
  write(email: string, entry: SignUpEntry) {
    openDrafts(email);
    userDrafts(email).write(NAME, entry);
  },
  remove: (email: string) => userDrafts(email).remove(NAME),
};

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
