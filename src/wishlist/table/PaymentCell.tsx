import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { generatePath, Link } from 'react-router-dom';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Text } from '@/ui/Text';
import { AskSellerLink } from '@/wishlist/buttons/OrderLinks';
import { orderStateOf, type FollowedWish } from '@/wishlist/followedWish';
import { paymentStatusOf } from '@/wishlist/queries';
import { wishlistTexts } from '@/wishlist/texts';
import { tableTexts as texts } from './texts';
import css from './PaymentCell.module.css';

interface PaymentCellProps {
  wish: FollowedWish;
  title: string;
}

/** What comes next for the car of a wish. */
export function PaymentCell({ wish, title }: PaymentCellProps) {
  const { item, isCarPending } = wish;
  const order = orderStateOf(wish);

  switch (order.kind) {
    case 'bought':
      return <Bought isItem={item.isPaid} paidId={order.paidId} title={title} />;
    case 'unlisted':
      return (
        <Text as="span" size="s" isMuted>
          {carTexts.notListed}
        </Text>
      );
    case 'unpayable':
      return <AskSellerLink carId={item.carId} title={title} className={css.button} />;
    case 'payable':
      return <Pay id={item.id} title={title} isDisabled={isCarPending} />;
  }
}

interface BoughtProps {
  /** This item is paid, not another one of the same car. */
  isItem: boolean;
  paidId: string;
  title: string;
}

function Bought({ isItem, paidId, title }: BoughtProps) {
  const to = generatePath(paths.payment, { id: paidId });
  return (
    <span className={css.bought}>
      <Link to={to} className={css.paid} aria-label={isItem ? texts.paidFor(title) : wishlistTexts.boughtCar(title)}>
        <Check size={16} strokeWidth={2.25} />
        <span>{isItem ? texts.paid : wishlistTexts.bought}</span>
      </Link>
      <Link to={to} className={css.payment} aria-label={wishlistTexts.paymentOf(title)}>
        {texts.payment}
      </Link>
    </span>
  );
}

interface PayProps {
  id: string;
  title: string;
  /** Nobody goes to pay for a car that only the item has described so far. */
  isDisabled: boolean;
}

function Pay({ id, title, isDisabled }: PayProps) {
  const { data: status, isPending } = useQuery(paymentStatusOf(useUser().uid, id));
  const to = generatePath(paths.payment, { id });
  if (status === 'paid') return <Bought isItem paidId={id} title={title} />;
  if (status === 'open') {
    return (
      <ButtonLink to={to} aria-label={texts.checkedFor(title)} className={css.button}>
        {texts.checked}
      </ButtonLink>
    );
  }
  const look = { variant: 'primary', 'aria-label': texts.payFor(title), className: css.button } as const;
  if (isDisabled || isPending) {
    return (
      <Button {...look} disabled>
        {texts.pay}
      </Button>
    );
  }
  return (
    <ButtonLink {...look} to={to}>
      {texts.pay}
    </ButtonLink>
  );
}
