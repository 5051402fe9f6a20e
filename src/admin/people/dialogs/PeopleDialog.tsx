import type { DuplicateRecord } from '@/admin/people/people';
import type { PersonAction } from '@/admin/people/people';
import type { ListedRole } from '@/admin/people/queries';
import type { UserRecord } from '@/session/state/userRecord';
import { MakeAdminDialog } from './MakeAdminDialog';
import { RemoveUserDialog } from './RemoveUserDialog';
import { VerifyDialog } from './VerifyDialog';

export interface DialogRequest {
  action: PersonAction;
  user: UserRecord;
}

interface PeopleDialogProps {
  request: DialogRequest;
  list: ListedRole;
  duplicate: DuplicateRecord | undefined;
  onClose: () => void;
}

export function PeopleDialog({ request, list, duplicate, onClose }: PeopleDialogProps) {
  const shared = { user: request.user, list, onClose };

  switch (request.action) {
    case 'admin':
      return <MakeAdminDialog {...shared} duplicate={duplicate} />;
    case 'verify':
      return <VerifyDialog {...shared} />;
    case 'remove':
      return <RemoveUserDialog {...shared} />;
  }
}
