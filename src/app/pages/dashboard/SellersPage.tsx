import { useQuery } from '@tanstack/react-query';
import { carsOfSeller } from '@/features/cars/queries';
import { takeCarDown } from '@/features/cars/removeCar';
import { PeopleBrowser } from '@/features/users/PeopleBrowser';
import { usersOfRole } from '@/features/users/queries';

function SellersPage() {
  const sellers = useQuery(usersOfRole('seller'));
  const buyers = useQuery(usersOfRole('buyer'));

  return (
    <PeopleBrowser
      list="seller"
      query={sellers}
      others={buyers.data}
      posts={{ query: carsOfSeller, takeDown: takeCarDown }}
    />
  );
}

export { SellersPage as Component };
