import { useQuery } from '@tanstack/react-query';
import { Profile } from '@/features/users/profile/Profile';
import { liveQuery } from '@/shared/live/liveQuery';
import { useUser } from '@/shared/session/SessionProvider';
import { userRecordsOf } from '@/shared/users/userRecord';

export function ProfilePage() {
  const user = useUser();
  const records = useQuery(liveQuery(userRecordsOf(user.email)));

  return <Profile user={user} query={records} />;
}
