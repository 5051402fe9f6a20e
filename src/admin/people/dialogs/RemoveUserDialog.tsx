import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '@/admin/people/people';
import { PostsNotRemovedError, type FailedPost } from '@/admin/people/posts';
import { removeUser } from '@/admin/people/queries';
import { dialogTexts as texts, userTexts } from '@/admin/people/texts';
import { describeError } from '@/api/callError';
import { useWrite } from '@/api/useWrite';
import { carsOfSeller } from '@/cars/queries';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { BulletList } from '@/ui/layout/layout';
import { type ActionDialogProps, PersonDialog } from './PersonDialog';
import { RemovalEffects } from './RemovalEffects';
import { useIsRead, usePersonRecords } from './usePersonRecords';
import css from './dialogs.module.css';

export function RemoveUserDialog(props: ActionDialogProps) {
  const { user, list, onClose } = props;
  const { email } = user;
  const removal = useWrite(removeUser({ user, list }));
  const { reads, others } = usePersonRecords(props);
  const cars = useQuery({ ...carsOfSeller(email ?? ''), enabled: email !== undefined, staleTime: 0 });
  const [isWithPosts, setIsWithPosts] = useState(false);
  // Another profile of the email keeps the posts, and it is not known whether there is one if they could not be read.
  const areCarsRead = useIsRead(cars);
  const posts = others === 0 && areCarsRead ? cars.data : undefined;
  const readsOfPosts = others === 0 && !areCarsRead ? [{ query: cars, failed: texts.postsUnknown }] : [];
  const { error } = removal;
  const failed = error instanceof PostsNotRemovedError ? error : undefined;

  return (
    <PersonDialog
      user={user}
      title={texts.removeTitle(nameOf(user))}
      confirmLabel={userTexts.remove}
      reads={[...reads, ...readsOfPosts]}
      isTyped
      isSending={removal.isPending}
      error={failed ? undefined : error}
      onConfirm={() => removal.mutate(isWithPosts && posts ? posts : [], { onSuccess: onClose })}
      onClose={onClose}
    >
      <RemovalEffects
        name={nameOf(user)}
        others={others}
        posts={posts?.length}
        isWithPosts={isWithPosts}
        onChoose={setIsWithPosts}
        isLocked={removal.isPending}
      />
      {failed && !removal.isPending && <FailedPosts sentence={failed.message} failed={failed.failed} />}
    </PersonDialog>
  );
}

function FailedPosts({ sentence, failed }: { sentence: string; failed: readonly FailedPost[] }) {
  return (
    <LiveRegion as="div" size="s" role="alert" className={css.failed}>
      <p>{sentence}</p>
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
