import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { tel } from '@/shared/text/links';
import { Button } from '@/shared/ui/button/Button';
import { buttonClass } from '@/shared/ui/button/buttonClass';
import { carMessages } from '@/shared/messages/cars';
import css from './SellerCard.module.css';

interface PhoneButtonProps {
  phone: string;
  label: string;
  /** Whose number it is, where it is not the seller's. */
  owner?: string | undefined;
}

/** The button that had the focus is gone, so what it has brought takes it. */
function takeFocus(link: HTMLElement | null) {
  link?.focus();
}

/** A number that is not in the page before somebody asks for it. */
export function PhoneButton({ phone, label, owner }: PhoneButtonProps) {
  const [isShown, setIsShown] = useState(false);
  const icon = <Phone size={16} strokeWidth={1.75} aria-hidden />;

  if (!isShown) {
    return (
      <Button isWide icon={icon} onClick={() => setIsShown(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div>
      {owner && <p className={css['quiet']}>{owner}</p>}
      <a
        ref={takeFocus}
        href={tel(phone)}
        aria-label={carMessages.seller.call(phone)}
        className={buttonClass('outline', 'normal', true)}
      >
        <span className={css['number']}>
          {icon}
          {phone}
        </span>
      </a>
    </div>
  );
}
