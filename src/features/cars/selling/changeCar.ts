import { mutationOptions } from '@tanstack/react-query';
import { keys } from '@/shared/config/queryKeys';
import { changePostMessages as messages } from '@/shared/messages/changePost';
import type { PhotoFrame } from '@/shared/photo/photoFrame';
import { uploadFramed } from '../photo/photoUploads';
import { relist } from '../relisting/relist';
import type { Car } from '../schema';
import { postDraft } from './postDraft';
import type { CarFacts } from './postFields';

interface ChangedCar {
  car: CarFacts;
  replaced: Car;
  /** A new photo; without one the old one stays. */
  photo: File | undefined;
  frame: PhotoFrame | undefined;
}

/** Posts the changed car anew, and then removes the old post. */
export const changeCar = mutationOptions({
  mutationKey: [...keys.cars, 'change'],
  mutationFn: async ({ car: { seller, ...facts }, replaced, photo, frame }: ChangedCar) => {
    const image = photo ? await uploadFramed(photo, frame) : replaced.image;
    await relist({ seller, post: { id: replaced.id, ...facts, image } });
    postDraft.remove({ email: seller.email, name: 'changed post' });
  },
  meta: { toast: messages.changed, invalidates: [keys.cars] },
});
