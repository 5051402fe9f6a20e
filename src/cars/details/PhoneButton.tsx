import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { tel } from '@/lib/text/dialedNumber';
import { Button, buttonClass } from '@/ui/button/Button';
import { focusOnMount } from '@/ui/feedback/focus';
import { carDetailsTexts } from './texts';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './SellerCard.module.css';

interface PhoneButtonProps {
  phone: string;
  label: string;
  /** Whose number it is, unless it is the seller's. */
  owner?: string | undefined;
}

/** A phone number that is not in the page until the button is pressed. */
export function PhoneButton({ phone, label, owner }: PhoneButtonProps) {
  const [isShown, setIsShown] = useState(false);
  const icon = <Phone size={16} />;

  if (!isShown) {
    return (
      <Button isWide icon={icon} onClick={() => setIsShown(true)}>
        {label}
      </Button>
    );
  }
  const link = tel(phone);
  const number = (
    <Row as="span" gap={2} isInline isNumeric>
      {icon}
      <span>{phone}</span>
    </Row>
  );
  return (
    <div className={css.shown}>
      {owner && (
        <Text size="s" isMuted className={css.quiet}>
          {owner}
        </Text>
      )}
      {link === undefined ? (
        <p ref={focusOnMount} tabIndex={-1}>
          {number}
        </p>
      ) : (
        <a
          ref={focusOnMount}
          href={link}
          aria-label={carDetailsTexts.seller.call(phone)}
          className={buttonClass('outline', 'normal', true)}
        >
          {number}
        </a>
      )}
    </div>
  );
}
