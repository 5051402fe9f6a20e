import { useQuery } from '@tanstack/react-query';
import { startReads } from '@/session/startReads';
import { Profile } from '@/users/profile/Profile';
import { liveQuery } from '@/api/liveQuery';
import { useUser } from '@/session/session';
import { userRecordsOf } from '@/session/state/userRecord';

export const loader = () => startReads((read, email) => read(userRecordsOf(email)));

function ProfilePage() {
  const user = useUser();
  const records = useQuery(liveQuery(userRecordsOf(user.email)));

  return <Profile user={user} query={records} />;
}

export { ProfilePage as Component };
