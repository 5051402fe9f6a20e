import { useQuery } from '@tanstack/react-query';
import { usersOfRole } from '@/admin/people/queries';
import { PeopleBrowser } from '@/admin/people/table/PeopleBrowser';

function SellersPage() {
  const sellers = useQuery(usersOfRole('seller'));
  const buyers = useQuery(usersOfRole('buyer'));

  return <PeopleBrowser list="seller" query={sellers} others={buyers} />;
}

export { SellersPage as Component };
