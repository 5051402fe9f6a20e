import * as v from 'valibot';
import { openUserStorage } from '@/lib/browser/userKeys';
import { userStorage } from '@/lib/browser/userStorage';
import { signUpRoles } from '@/session/state/userRecord';

// Stryker disable next-line StringLiteral: any name that no other entry has.
const NAME = 'sign-up';

const pendingSignUpSchema = v.object({
  name: v.string(),
  photoUrl: v.optional(v.string()),
  role: v.picklist(signUpRoles),
  /** Firebase was asked to create the account; its response may have been lost. */
  isAccountAsked: v.boolean(),
  /** As it was typed, if that differs in capitals from Firebase's spelling. */
  typedEmail: v.optional(v.string()),
  isMailSent: v.optional(v.boolean()),
  /** The user record was asked for, so one that is found may be of this sign-up. */
  isRecordAsked: v.optional(v.boolean()),
  /** The account that the sign-up belongs to, once that is certain: created by it, or found without a user record. */
  uid: v.optional(v.string()),
});
export type PendingSignUp = v.InferOutput<typeof pendingSignUpSchema>;

/**
 * The pending sign-up of an email on this device: the data that its remaining steps need, without the password.
 * An interrupted sign-up is resumed from it, at once or on the next visit.
 */
export const pendingSignUp = {
  find: (email: string) => userStorage(email).read(NAME, pendingSignUpSchema),
  /** The first time, also for a user who has signed out in this page before. */
  begin(email: string, signUp: PendingSignUp) {
    openUserStorage(email);
    pendingSignUp.update(email, signUp);
  },
  update: (email: string, signUp: PendingSignUp) => void userStorage(email).write(NAME, signUp),
  remove: (email: string) => userStorage(email).remove(NAME),
};
