import { useRole } from './lastRoles';
import { roleTexts } from './texts';

/** What the link to the form of a post leads to: the form for sellers, for others how one becomes a seller. */
export function SellLabel({ email }: { email: string }) {
  const role = useRole(email);
  return <span>{role === undefined || role === 'seller' ? roleTexts.sell : roleTexts.howToSell}</span>;
}
