import { PeopleBrowser } from '@/admin/people/table/PeopleBrowser';

const SellersPage = () => <PeopleBrowser list="seller" />;

export { SellersPage as Component };
