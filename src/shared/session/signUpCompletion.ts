import * as v from 'valibot';
import { withLock } from '@/shared/browser/locks';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { userDrafts } from '@/shared/browser/userDrafts';
import { accessToken } from './accessToken';
import { currentIdentity, type Identity } from './identity';
import { sendConfirmation, updateIdentity } from './identityActions';
import { postUserRecord, readUserRecords, roles } from '@/shared/users/userRecord';

const NAME = 'sign-up';

const entrySchema = v.object({
  name: v.string(),
  photoUrl: v.optional(v.string()),
  role: v.picklist(roles),
  /** The identity service was asked for the account; its answer may have been lost. */
  isAccountAsked: v.optional(v.boolean(), false),
  /** The account that it belongs to, once that is certain: made by this sign-up, or found without a user record. */
  uid: v.optional(v.string()),
});
export type SignUpEntry = v.InferOutput<typeof entrySchema>;

/**
 * The sign-up that an e-mail has begun on this device and not finished: what the steps that are left need, and no password.
 * A sign-up that breaks goes on from here, at once or at the next visit.
 */
export const signUpJournal = {
  find: (email: string) => userDrafts(email).read(NAME, entrySchema),
  write: (email: string, entry: SignUpEntry) => userDrafts(email).write(NAME, entry),
  remove: (email: string) => userDrafts(email).remove(NAME),
};

/**
 * The steps after the account exists: name and photo, user record, token, confirmation mail. Each is skipped where it is
 * already done, so the whole may be run again. Nobody gets a second record: one tab at a time joins a person. Of a sign-up
 * that somebody has begun under the e-mail of a person who has a record already, nothing is written.
 * @returns the person, and whether the sign-up ended here and not in another tab
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
    const isNamed = identity.name === entry.name && (!entry.photoUrl || identity.photoUrl === entry.photoUrl);
    const user = isNamed ? identity : await updateIdentity(identity, entry.name, entry.photoUrl);
    if (!hasRecord) await createRecord(email, entry);
    await accessToken.renew();
    signUpJournal.remove(email);
    // Nothing is barred by an unconfirmed e-mail, and Profile sends the mail again: a mail that fails stops nobody.
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
