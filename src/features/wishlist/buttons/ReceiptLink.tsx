import ReceiptText from 'lucide-react/icons/receipt-text';
import { generatePath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';

interface ReceiptLinkProps {
  /** The id of the paid wishlist item. */
  id: string;
  /** For pages with several cars: the link is quieter, and its name says whose receipt it opens. */
  title?: string | undefined;
}

/** Takes the place of what would buy the car again. */
export function ReceiptLink({ id, title }: ReceiptLinkProps) {
  const look =
    title === undefined
      ? ({ variant: 'primary', size: 'large', isWide: true } as const)
      : { 'aria-label': messages.receiptOf(title) };

  return (
    <ButtonLink {...look} to={generatePath(paths.payment, { id })} icon={<ReceiptText size={18} strokeWidth={1.75} />}>
      {messages.receipt}
    </ButtonLink>
  );
}
