import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '@/admin/people/people';
import { removePosts, type FailedPost } from '@/admin/people/posts';
import { removeUser, type Listed } from '@/admin/people/queries';
import { dialogTexts, userTexts } from '@/admin/people/texts';
import { describeError } from '@/api/callError';
import { useWrite } from '@/api/useWrite';
import { carsOfSeller } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { userRecordsOf } from '@/session/state/userRecord';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { BulletList } from '@/ui/layout/layout';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { RemovalEffects } from './RemovalEffects';
import { TypedEmail } from './TypedEmail';
import css from './dialogs.module.css';

interface RemoveUserDialogProps extends Listed {
  onClose: () => void;
}

export function RemoveUserDialog({ user, list, onClose }: RemoveUserDialogProps) {
  const { email } = user;
  const refetchOptions = { enabled: email !== undefined, staleTime: 0 } as const;
  const records = useQuery({ ...userRecordsOf(email ?? ''), ...refetchOptions });
  const posts = useQuery({ ...carsOfSeller(email ?? ''), ...refetchOptions });
  const { isRemoving, error, failedPosts, remove } = useUserRemoval({ user, list }, onClose);
  const [isWithPosts, setIsWithPosts] = useState(false);
  const [isMatched, setIsMatched] = useState(email === undefined);

  const others = email === undefined ? 0 : records.data?.filter(({ id }) => id !== user.id).length;
  const isReading = records.isLoading || posts.isLoading;
  const postsToRemove = isWithPosts && others === 0 ? (posts.data ?? []) : [];

  return (
    <ConfirmDialog
      title={dialogTexts.removeTitle(nameOf(user))}
      confirmLabel={userTexts.remove}
      isBusy={isRemoving || isReading}
      isBlocked={!isMatched}
      error={error}
      onConfirm={() => remove(postsToRemove)}
      onClose={() => !isRemoving && onClose()}
    >
      <RemovalEffects
        name={nameOf(user)}
        others={others}
        records={records}
        posts={posts}
        isWithPosts={isWithPosts}
        onChoose={setIsWithPosts}
        isLocked={isRemoving}
      />
      {email !== undefined && !isReading && <TypedEmail email={email} onMatch={setIsMatched} />}
      {failedPosts && !isRemoving && <FailedPosts {...failedPosts} />}
    </ConfirmDialog>
  );
}

/** Removes the posts first: if some of them fail, the user is still in the list and the removal can be tried again. */
function useUserRemoval({ user, list }: Listed, onRemoved: () => void) {
  const postsRemoval = useWrite(removePosts);
  const userRemoval = useWrite(removeUser);
  const removeRecord = () => userRemoval.mutate({ user, list }, { onSuccess: onRemoved });
  const remove = (posts: readonly Car[]) => {
    if (posts.length === 0) removeRecord();
    else postsRemoval.mutate(posts, { onSuccess: (failed) => failed.length === 0 && removeRecord() });
  };

  return {
    remove,
    isRemoving: postsRemoval.isPending || userRemoval.isPending,
    error: postsRemoval.error ?? userRemoval.error,
    failedPosts: postsRemoval.data && { failed: postsRemoval.data, total: postsRemoval.variables.length },
  };
}

/** The posts that could not be removed, each with its error. `total` counts all that were to be removed. */
function FailedPosts({ failed, total }: { failed: readonly FailedPost[]; total: number }) {
  if (failed.length === 0) return null;
  return (
    <LiveRegion as="div" size="s" role="alert" className={css.failed}>
      <p>{dialogTexts.postsFailed(failed.length, total)}</p>
      <BulletList>
        {failed.map(({ post, isCarRemoved, error }) => (
          <li key={post.id}>
            <b>{post.title ?? dialogTexts.untitled}</b>{' '}
            <span>{isCarRemoved ? `${dialogTexts.reportsLeft} ${describeError(error)}` : describeError(error)}</span>
          </li>
        ))}
      </BulletList>
    </LiveRegion>
  );
}
