import { useQuery } from '@tanstack/react-query';
import { Profile } from '@/features/users/Profile';
import { liveQuery } from '@/shared/live/pollableQuery';
import { useUser } from '@/shared/session/SessionProvider';
import { userRecordsOf } from '@/shared/session/userRecord';

export function ProfilePage() {
  const user = useUser();
  const records = useQuery(liveQuery(userRecordsOf(user.email)));

  return <Profile user={user} query={records} />;
}
