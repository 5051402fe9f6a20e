import { mutationOptions } from '@tanstack/react-query';
import { keys } from '@/shared/config/queryKeys';
import { carMessages } from '@/shared/messages/cars';
import type { StoredPost } from '@/shared/api/storedPost';
import { relist, type Seller } from '../relisting/relist';

/** Posts a car from the bin anew. */
export const restorePost = mutationOptions({
  mutationKey: [...keys.cars, 'restore'],
  mutationFn: ({ seller, post }: { seller: Seller; post: StoredPost }) => relist({ seller, post }),
  meta: { toast: carMessages.posted, invalidates: [keys.cars] },
});
