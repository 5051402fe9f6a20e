import type { DuplicateRecord, PersonAction } from '@/admin/people/people';
import type { Listed } from '@/admin/people/queries';
import type { UserRecord } from '@/session/state/userRecord';
import { MakeAdminDialog } from './MakeAdminDialog';
import { RemoveUserDialog } from './RemoveUserDialog';
import { VerifyDialog } from './VerifyDialog';

export interface DialogRequest {
  action: PersonAction;
  user: UserRecord;
}

export interface PersonDialogRequest extends Listed {
  duplicate: DuplicateRecord | undefined;
  onClose: () => void;
}

const dialogs = { admin: MakeAdminDialog, verify: VerifyDialog, remove: RemoveUserDialog };

export function PeopleDialog({ action, ...request }: PersonDialogRequest & { action: PersonAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...request} />;
}
