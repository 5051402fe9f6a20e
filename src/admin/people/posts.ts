import { CallError } from '@/api/callError';
import { takeCarDown } from '@/cars/removeCar';
import type { Car } from '@/cars/schema';
import { deleteReport, readReports } from '@/reports/queries';
import { dialogTexts } from './texts';

export interface FailedPost {
  post: Pick<Car, 'id' | 'title'>;
  /** The car is gone, but not all reports about it. */
  isCarRemoved: boolean;
  error: unknown;
}

/** A CallError, so that `describeError` says its sentence. */
export class PostsNotRemovedError extends CallError {
  readonly failed: readonly FailedPost[];

  constructor(failed: readonly FailedPost[], total: number) {
    super('rule', { message: dialogTexts.postsFailed(failed.length, total) });
    this.failed = failed;
  }
}

/**
 * Removes the posts and the reports about them, one after another, even if some fail.
 * @throws PostsNotRemovedError if some have failed; CallError if the reports cannot be read: then nothing is removed
 */
export async function removePosts(posts: readonly Car[], admin: string | undefined) {
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
  if (failed.length > 0) throw new PostsNotRemovedError(failed, posts.length);
}
