import { mutationOptions } from '@tanstack/react-query';
import { takeCarDown } from '@/cars/removeCar';
import type { Car } from '@/cars/schema';
import { currentUserEmail } from '@/session/apiAs';
import { keys } from '@/lib/config/queryKeys';

export interface FailedPost {
  post: Pick<Car, 'id' | 'title'>;
  error: unknown;
}

/** Removes the posts one after another, even if some fail. Resolves with those that failed and their errors. */
export const removePosts = mutationOptions({
  mutationFn: async (posts: readonly Car[]) => {
    const admin = currentUserEmail();
    const failed: FailedPost[] = [];
    for (const post of posts) {
      try {
        await takeCarDown(post.id, admin);
      } catch (error) {
        failed.push({ post, error });
      }
    }
    return failed;
  },
  meta: { invalidates: [keys.cars, keys.reports] },
});
