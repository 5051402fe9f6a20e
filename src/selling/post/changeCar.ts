import { mutationOptions } from '@tanstack/react-query';
import type { Car } from '@/cars/schema';
import { keys } from '@/lib/config/queryKeys';
import { uploadPhoto } from '@/photo/uploadPhoto';
import { sellingTexts } from '@/selling/texts';
import { sendFailure, type SentPhoto } from './postCar';
import { type DraftVersion, postRecord } from './postRecord';
import { unchangedFields, type PostedFields } from './postValues';
import { readStoredPost, relist } from './relist';

const { change: texts } = sellingTexts;

interface ChangedCar extends SentPhoto, DraftVersion {
  car: PostedFields;
  replaced: Car;
  /** A new photo; without one the old one stays. */
  photo: File | undefined;
}

/** Posts the changed car anew, with what is not changed as it was stored, and then removes the old post. */
export const changeCar = mutationOptions({
  mutationKey: [...keys.cars, 'change'],
  mutationFn: async ({ car, replaced, photo, begunAt, changedAt, ...part }: ChangedCar) => {
    const { seller, ...facts } = car;
    const draft = { email: seller.email, name: 'changed post' } as const;
    const stored = await readStoredPost(seller.email, replaced.id);
    const kept = unchangedFields(car, replaced, stored);
    const image = photo ? await uploadPhoto(photo, part) : kept.image;
    await relist({ seller, post: { id: replaced.id, ...facts, ...kept, image } });
    postRecord.finish(draft, { begunAt, changedAt });
  },
  meta: {
    toast: texts.changed,
    failed: (error) => sendFailure(error, texts.failed),
    invalidates: [keys.cars],
  },
});
