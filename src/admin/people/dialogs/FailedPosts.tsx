import type { FailedPost } from '@/admin/people/posts';
import { dialogTexts as texts } from '@/admin/people/texts';
import { describeError } from '@/api/callError';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { BulletList } from '@/ui/layout/layout';
import css from './dialogs.module.css';

/** The posts that could not be removed, each with its error. `total` counts all that were to be removed. */
export function FailedPosts({ failed, total }: { failed: readonly FailedPost[]; total: number }) {
  if (failed.length === 0) return null;
  return (
    <LiveRegion as="div" size="s" role="alert" className={css.failed}>
      <p>{texts.postsFailed(failed.length, total)}</p>
      <BulletList>
        {failed.map(({ post, isCarRemoved, error }) => (
          <li key={post.id}>
            <b>{post.title ?? texts.untitled}</b>{' '}
            <span>{isCarRemoved ? `${texts.reportsLeft} ${describeError(error)}` : describeError(error)}</span>
          </li>
        ))}
      </BulletList>
    </LiveRegion>
  );
}
