import type { PersonAction } from '@/admin/people/people';
import type { UserRecord } from '@/session/state/userRecord';
import { MakeAdminDialog } from './MakeAdminDialog';
import type { ActionDialogProps } from './PersonDialog';
import { RemoveUserDialog } from './RemoveUserDialog';
import { VerifyDialog } from './VerifyDialog';

export interface DialogRequest {
  action: PersonAction;
  user: UserRecord;
}

const dialogs = { admin: MakeAdminDialog, verify: VerifyDialog, remove: RemoveUserDialog };

export function PeopleDialog({ action, ...request }: ActionDialogProps & { action: PersonAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...request} />;
}
