import { useQuery } from '@tanstack/react-query';
import { usersOfRole } from '@/admin/people/queries';
import { PeopleBrowser } from '@/admin/people/table/PeopleBrowser';

function BuyersPage() {
  const buyers = useQuery(usersOfRole('buyer'));
  const sellers = useQuery(usersOfRole('seller'));

  return <PeopleBrowser list="buyer" query={buyers} others={sellers} />;
}

export { BuyersPage as Component };
