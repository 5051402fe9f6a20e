import { useQuery } from '@tanstack/react-query';
import { Profile } from '@/features/users/Profile';
import { poll } from '@/shared/api/polling';
import { useUser } from '@/shared/session/SessionProvider';
import { userRecordsOf } from '@/shared/session/userRecord';

export function ProfilePage() {
  const user = useUser();
  const records = useQuery({ ...userRecordsOf(user.email), refetchInterval: poll });

  return <Profile user={user} query={records} />;
}
