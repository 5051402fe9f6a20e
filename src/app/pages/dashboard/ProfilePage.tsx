import { useQuery } from '@tanstack/react-query';
import { startReads } from '@/app/startReads';
import { Profile } from '@/features/users/profile/Profile';
import { liveQuery } from '@/shared/live/liveQuery';
import { useUser } from '@/shared/session/SessionProvider';
import { userRecordsOf } from '@/shared/users/userRecord';

export const loader = () => startReads((read, email) => read(userRecordsOf(email)));

function ProfilePage() {
  const user = useUser();
  const records = useQuery(liveQuery(userRecordsOf(user.email)));

  return <Profile user={user} query={records} />;
}

export { ProfilePage as Component };
