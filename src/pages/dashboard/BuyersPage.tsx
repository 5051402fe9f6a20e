import { PeopleBrowser } from '@/admin/people/table/PeopleBrowser';

const BuyersPage = () => <PeopleBrowser list="buyer" />;

export { BuyersPage as Component };
