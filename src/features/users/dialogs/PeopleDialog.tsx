import type { UserRecord } from '@/shared/users/userRecord';
import { MakeAdminDialog } from './MakeAdminDialog';
import type { DuplicateRecord } from '../people';
import type { PersonAct } from '../PeopleTable';
import type { Post, PostsAccess } from '../posts';
import type { ListedRole } from '../queries';
import { RemoveUserDialog } from './RemoveUserDialog';
import { VerifyDialog } from './VerifyDialog';

export interface Asked {
  act: PersonAct;
  user: UserRecord;
}

interface PeopleDialogProps<P extends Post> {
  asked: Asked;
  list: ListedRole;
  twin: DuplicateRecord | undefined;
  posts: PostsAccess<P>;
  onClose: () => void;
}

export function PeopleDialog<P extends Post>({ asked, list, twin, posts, onClose }: PeopleDialogProps<P>) {
  const shared = { user: asked.user, list, onClose };

  switch (asked.act) {
    case 'admin':
      return <MakeAdminDialog {...shared} twin={twin} />;
    case 'verify':
      return <VerifyDialog {...shared} />;
    case 'remove':
      return <RemoveUserDialog {...shared} posts={posts} />;
  }
}
