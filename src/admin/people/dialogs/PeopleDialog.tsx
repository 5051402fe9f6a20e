import type { UserRecord } from '@/session/userRecord';
import { MakeAdminDialog } from './MakeAdminDialog';
import type { DuplicateRecord } from '@/admin/people/people';
import type { PersonAction } from '@/admin/people/PersonRow';
import type { Post, PostsAccess } from '@/admin/people/posts';
import type { ListedRole } from '@/admin/people/queries';
import { RemoveUserDialog } from './RemoveUserDialog';
import { VerifyDialog } from './VerifyDialog';

export interface DialogRequest {
  action: PersonAction;
  user: UserRecord;
}

interface PeopleDialogProps<P extends Post> {
  request: DialogRequest;
  list: ListedRole;
  duplicate: DuplicateRecord | undefined;
  posts: PostsAccess<P>;
  onClose: () => void;
}

export function PeopleDialog<P extends Post>({ request, list, duplicate, posts, onClose }: PeopleDialogProps<P>) {
  const shared = { user: request.user, list, onClose };

  switch (request.action) {
    case 'admin':
      return <MakeAdminDialog {...shared} duplicate={duplicate} />;
    case 'verify':
      return <VerifyDialog {...shared} />;
    case 'remove':
      return <RemoveUserDialog {...shared} posts={posts} />;
  }
}
