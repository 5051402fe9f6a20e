import { describeError } from '@/shared/api/describeError';
import { dialogMessages as messages } from '@/shared/messages/users';
import css from './dialogs.module.css';
import type { FailedPost } from '../posts';

/** The posts that are still there, each with the reason. */
export function FailedPosts({ failed, asked }: { failed: readonly FailedPost[]; asked: number }) {
  if (failed.length === 0) return null;
  return (
    <div role="alert" className={css['failed']}>
      <p>{messages.postsFailed(failed.length, asked)}</p>
      <ul className={css['facts']}>
        {failed.map(({ post, error }) => (
          <li key={post.id}>
            <b>{post.title ?? messages.untitled}</b> {describeError(error)}
          </li>
        ))}
      </ul>
    </div>
  );
}
