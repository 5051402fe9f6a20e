import * as v from 'valibot';
import { userDrafts } from '@/shared/browser/userDrafts';

const draftSchema = v.object({ comment: v.string() });
const nameOf = (carId: string) => `report of ${carId}`;

/** The comment that a person has begun to write about a car, kept on this device until it is sent or left. */
export const reportDraft = {
  read: (email: string, carId: string) => userDrafts(email).read(nameOf(carId), draftSchema)?.comment ?? '',
  write(email: string, carId: string, comment: string) {
    if (comment.trim() === '') reportDraft.drop(email, carId);
    else userDrafts(email).write(nameOf(carId), { comment });
  },
  drop: (email: string, carId: string) => userDrafts(email).remove(nameOf(carId)),
};
