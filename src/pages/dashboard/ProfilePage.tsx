import { useQuery } from '@tanstack/react-query';
import { liveQuery } from '@/api/liveQuery';
import { useUser } from '@/session/session';
import { startReads } from '@/session/startReads';
import { userRecordsOf } from '@/session/state/userRecord';
import { Profile } from '@/users/profile/Profile';

export const loader = () => startReads((read, email) => read(userRecordsOf(email)));

function ProfilePage() {
  const user = useUser();
  const records = useQuery(liveQuery(userRecordsOf(user.email)));

  return <Profile user={user} query={records} />;
}

export { ProfilePage as Component };
