import { useQuery } from '@tanstack/react-query';
import { carsOfSeller } from '@/features/cars/queries';
import { takeCarDown } from '@/features/cars/removeCar';
import { PeopleBrowser } from '@/features/users/PeopleBrowser';
import { usersOfRole } from '@/features/users/queries';

function BuyersPage() {
  const buyers = useQuery(usersOfRole('buyer'));
  const sellers = useQuery(usersOfRole('seller'));

  return (
    <PeopleBrowser
      list="buyer"
      query={buyers}
      others={sellers.data}
      posts={{ query: carsOfSeller, takeDown: takeCarDown }}
    />
  );
}

export { BuyersPage as Component };
