import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import { useContext, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { useWrite } from '@/shared/useWrite';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWish } from '../queries';
import { removeWish } from '../removeWish';
import type { WishableCar } from '../schema';
import { offerUndo, withdrawUndo } from './offerUndo';
import { PaymentCheckContext } from '../paymentCheck';
import css from './WishHeart.module.css';
import { useWish } from '../wishState';
import { WriteFailure } from '../WriteFailure';

interface HeartButtonProps {
  car: WishableCar;
  email: string;
  isSquare: boolean;
}

/** Shows the result of a click at once, before the response. A paid car reads "Bought" and cannot be removed. */
export function HeartButton({ car, email, isSquare }: HeartButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const { isWished, paid, ids, isBusy } = useWish(car.id, email);
  const add = useWrite(addWish);
  const title = car.title ?? messages.untitled;
  const remove = useWrite({
    ...removeWish(useContext(PaymentCheckContext)),
    onSuccess: (outcome) => outcome === 'done' && offerUndo({ car, email }, messages.notWished(title)),
  });

  const toggle = () => {
    if (isBusy) return;
    add.reset();
    remove.reset();
    if (isWished) remove.mutate({ ids, email });
    else {
      withdrawUndo(car.id);
      add.mutate({ car, email });
    }
  };

  if (paid) {
    const link = { to: generatePath(paths.payment, { id: paid.id }), 'aria-label': messages.boughtCar(title) };
    const icon = <Check size={isSquare ? 20 : 16} strokeWidth={isSquare ? 1.75 : 2.25} />;
    return isSquare ? (
      <ButtonLink {...link} icon={icon}>
        {messages.bought}
      </ButtonLink>
    ) : (
      <Link {...link} className={css['bought']}>
        {icon}
        <span>{messages.bought}</span>
      </Link>
    );
  }

  const icon = <Heart size={20} strokeWidth={1.75} className={css['icon']} />;
  const toggleProps = {
    'aria-pressed': isWished,
    'aria-label': messages.wishFor(title),
    title: messages.wishFor(title),
    className: cx(isSquare ? css['square'] : css['heart'], isWished && css['on']),
    onClick: toggle,
  };
  return (
    <>
      {isSquare ? (
        <Button {...toggleProps} ref={control} icon={icon} aria-disabled={isBusy} />
      ) : (
        <button {...toggleProps} ref={control} type="button" aria-disabled={isBusy}>
          <span className={css['circle']}>{icon}</span>
        </button>
      )}
      <WriteFailure writes={[add, remove]} control={control} place={isSquare ? 'inline' : 'below'} />
    </>
  );
}
