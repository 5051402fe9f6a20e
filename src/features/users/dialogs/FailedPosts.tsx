import { describeError } from '@/shared/api/describeError';
import { dialogMessages as messages } from '@/shared/messages/users';
import css from './dialogs.module.css';
import type { FailedPost } from '../posts';

/** The posts that could not be removed, each with its error. `total` counts all that were to be removed. */
export function FailedPosts({ failed, total }: { failed: readonly FailedPost[]; total: number }) {
  if (failed.length === 0) return null;
  return (
    <div role="alert" className={css['failed']}>
      <p>{messages.postsFailed(failed.length, total)}</p>
      <ul className={css['facts']}>
        {failed.map(({ post, error }) => (
          <li key={post.id}>
            <b>{post.title ?? messages.untitled}</b> <span>{describeError(error)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
