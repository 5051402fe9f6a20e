import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import { useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { useWrite } from '@/api/useWrite';
import { paths } from '@/lib/config/paths';
import { Button, ButtonLink } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { addWish, removeWish } from '@/wishlist/queries';
import type { WishableCar } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useWish } from '@/wishlist/wishState';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { offerUndo, withdrawUndo } from './offerUndo';
import css from './WishButton.module.css';

interface HeartButtonProps {
  car: WishableCar;
  email: string;
  isSquare: boolean;
}

/** Shows the result of a click at once, before the response. A paid car reads "Bought" and cannot be removed. */
export function HeartButton({ car, email, isSquare }: HeartButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  const { wish, isWished, paid, ids, isBusy } = useWish(car.id, email);
  const add = useWrite(addWish);
  const title = car.title ?? texts.untitled;
  const remove = useWrite({
    ...removeWish,
    onSuccess: (outcome, { copy }) => outcome === 'done' && offerUndo({ car, email, copy }, texts.notWished(title)),
  });

  const place = isSquare ? 'inline' : 'below';
  const toggle = () => {
    if (isBusy) return;
    add.reset();
    remove.reset();
    if (isWished) remove.mutate({ ids, email, copy: wish?.copy });
    else {
      withdrawUndo(car.id);
      add.mutate({ car, email });
    }
  };

  if (paid) {
    const link = { to: generatePath(paths.payment, { id: paid.id }), 'aria-label': texts.boughtCar(title) };
    const icon = <Check size={isSquare ? 20 : 16} />;
    return isSquare ? (
      <ButtonLink {...link} icon={icon}>
        {texts.bought}
      </ButtonLink>
    ) : (
      <Link {...link} data-target className={css.bought}>
        {icon}
        <span>{texts.bought}</span>
      </Link>
    );
  }

  const icon = <Heart size={isSquare ? 20 : 16} className={css.icon} />;
  const toggleProps = {
    'aria-pressed': isWished,
    'aria-label': texts.wishFor(title),
    title: texts.wishFor(title),
    className: cx(isSquare ? css.square : css.heart, isWished && css.on),
    onClick: toggle,
  };
  return (
    <>
      {isSquare ? (
        <Button {...toggleProps} ref={control} icon={icon} aria-disabled={isBusy} />
      ) : (
        <button {...toggleProps} ref={control} type="button" aria-disabled={isBusy}>
          <span className={css.circle}>{icon}</span>
        </button>
      )}
      <WriteFailure write={add} control={control} place={place} />
      <WriteFailure write={remove} control={control} place={place} />
    </>
  );
}
