import * as v from 'valibot';
import { storage } from '@/shared/storage';

const draftSchema = v.object({ comment: v.string() });

/** The comment that a person has begun to write about a car, kept on this device until it is sent or left. */
export const reportDraft = {
  read: (uid: string, carId: string) => storage.read(keyOf(uid, carId), draftSchema)?.comment ?? '',
  write(uid: string, carId: string, comment: string) {
    if (comment.trim() === '') reportDraft.drop(uid, carId);
    else storage.write(keyOf(uid, carId), { comment });
  },
  drop: (uid: string, carId: string) => storage.remove(keyOf(uid, carId)),
};

function keyOf(uid: string, carId: string) {
  return `report-draft:${uid}:${carId}`;
}
