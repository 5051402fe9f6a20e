import { mutationOptions } from '@tanstack/react-query';
import { takeCarDown } from '@/cars/removeCar';
import type { Car } from '@/cars/schema';
import { keys } from '@/lib/config/queryKeys';
import { deleteReport, readReports } from '@/reports/queries';
import { sessionState } from '@/session/state/sessionState';

export interface FailedPost {
  post: Pick<Car, 'id' | 'title'>;
  /** The car is gone, but not all reports about it. */
  isCarRemoved: boolean;
  error: unknown;
}

/**
 * Removes the posts and the reports about them, one after another, even if some fail. Resolves with those that failed and their errors.
 * @throws CallError if the reports cannot be read; then nothing is removed
 */
export const removePosts = mutationOptions({
  mutationFn: async (posts: readonly Car[]) => {
    const admin = sessionState.user()?.email;
    const reports = await readReports(admin);
    const failed: FailedPost[] = [];
    for (const post of posts) {
      let isCarRemoved = false;
      try {
        await takeCarDown(post.id, admin);
        isCarRemoved = true;
        for (const { id } of reports.filter(({ carId }) => carId === post.id)) await deleteReport(id, admin);
      } catch (error) {
        failed.push({ post, isCarRemoved, error });
      }
    }
    return failed;
  },
  meta: { invalidates: [keys.cars, keys.reports] },
});
