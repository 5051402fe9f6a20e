import * as v from 'valibot';
import { openDrafts, userDrafts } from '@/shared/browser/userDrafts';
import { roles } from '@/shared/users/userRecord';

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
