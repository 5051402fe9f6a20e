import { useQuery } from '@tanstack/react-query';
import { PeopleBrowser } from '@/admin/people/table/PeopleBrowser';
import { usersOfRole } from '@/admin/people/queries';

function SellersPage() {
  const sellers = useQuery(usersOfRole('seller'));
  const buyers = useQuery(usersOfRole('buyer'));

  return <PeopleBrowser list="seller" query={sellers} others={buyers.data} />;
}

export { SellersPage as Component };
