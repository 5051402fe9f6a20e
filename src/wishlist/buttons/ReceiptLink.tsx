import ReceiptText from 'lucide-react/icons/receipt-text';
import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { wishlistTexts as texts } from '@/wishlist/texts';

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
      : { 'aria-label': texts.receiptOf(title) };

  return (
    <ButtonLink {...look} to={generatePath(paths.payment, { id })} icon={<ReceiptText size={18} />}>
      {texts.receipt}
    </ButtonLink>
  );
}
