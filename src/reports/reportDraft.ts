import * as v from 'valibot';
import { userStorage } from '@/lib/browser/userStorage';

const draftSchema = v.object({ comment: v.string() });
const nameOf = (carId: string) => `report of ${carId}` as const;

/** The unsent comment of a report about a car, stored on this device until the report is sent or abandoned. */
export const reportDraft = {
  read: (email: string, carId: string) => userStorage(email).read(nameOf(carId), draftSchema)?.comment ?? '',
  write(email: string, carId: string, comment: string) {
    if (comment.trim() === '') reportDraft.drop(email, carId);
    else userStorage(email).write(nameOf(carId), { comment });
  },
  drop: (email: string, carId: string) => userStorage(email).remove(nameOf(carId)),
};
