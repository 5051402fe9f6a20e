import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { carUrl } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { carTexts, titleOf } from '@/cars/texts';
import { useNow } from '@/lib/browser/useNow';
import { env } from '@/lib/config/env';
import { formatDate, formatRelative } from '@/lib/text/format';
import { mailto, tel } from '@/lib/text/links';
import { commonTexts } from '@/lib/text/texts';
import { Button, ButtonLink } from '@/ui/button/Button';
import { focusOnMount } from '@/ui/focus';
import { Row, Stack } from '@/ui/layout/layout';
import { Avatar } from '@/ui/picture/Avatar';
import { ProperName, Text } from '@/ui/Text';
import { SellerStanding } from '@/users/profile/SellerStanding';
import { SafetyNote } from './SafetyNote';
import { carDetailsTexts } from './texts';
import css from './SellerCard.module.css';

const texts = carDetailsTexts.seller;

/** The id of the seller's card, which `SellerLine` leads to. */
export const SELLER_CARD = 'seller';

interface SellerCardProps {
  car: Pick<Car, 'seller' | 'phone' | 'listedAt'>;
  /** The reader is the seller, who needs neither the number nor advice. */
  isOwn?: boolean;
  /** The link of a mail to the seller. */
  mail?: string | undefined;
}

/** The seller of the post. If the post has no phone number, the marketplace's phone and city are shown and labelled so. */
export function SellerCard({ car, isOwn = false, mail }: SellerCardProps) {
  useNow();
  const name = car.seller.name ?? commonTexts.nameless;

  return (
    <Stack as="section" gap={4} id={SELLER_CARD} tabIndex={-1} className={css.card} aria-label={texts.title}>
      <Row gap={3} align="start" className={css.person}>
        <Avatar name={name} photoUrl={car.seller.photoUrl} size={56} />
        <div>
          <h3 className={css.name}>
            <ProperName>{name}</ProperName>
          </h3>
          <SellerStanding email={car.seller.email} />
          {car.listedAt && (
            <Text size="s" isMuted className={css.quiet}>
              <time dateTime={car.listedAt.toISOString()} title={formatDate(car.listedAt)}>
                {carTexts.listed(formatRelative(car.listedAt))}
              </time>
            </Text>
          )}
        </div>
      </Row>
      {!isOwn && <Contact phone={car.phone} mail={mail} />}
    </Stack>
  );
}

interface ContactProps {
  phone: string | undefined;
  mail: string | undefined;
}

function Contact({ phone: sellerPhone, mail }: ContactProps) {
  const { phone, city } = env.site;

  return (
    <>
      {sellerPhone === undefined && (
        <>
          <Text size="s" isMuted className={css.quiet}>
            {texts.noPhone}
          </Text>
          {city !== '' && (
            <Row as="p" gap={2} size="s" isMuted className={css.place}>
              <MapPin size={16} />
              <span>{texts.office(city)}</span>
            </Row>
          )}
        </>
      )}
      <Row gap={2} align="end" isWrapping className={css.ways}>
        {sellerPhone !== undefined && <PhoneButton phone={sellerPhone} label={texts.showPhone} />}
        {sellerPhone === undefined && phone !== '' && (
          <PhoneButton phone={phone} label={texts.showOfficePhone} owner={texts.officePhone} />
        )}
        {mail !== undefined && (
          <ButtonLink to={mail} icon={<Mail size={16} aria-hidden />}>
            {texts.mail}
          </ButtonLink>
        )}
      </Row>
      <SafetyNote>{carDetailsTexts.atContact}</SafetyNote>
    </>
  );
}

interface PhoneButtonProps {
  phone: string;
  label: string;
  /** Whose number it is, unless it is the seller's. */
  owner?: string | undefined;
}

/** A phone number that is not in the page until the button is pressed. */
function PhoneButton({ phone, label, owner }: PhoneButtonProps) {
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
        <ButtonLink ref={focusOnMount} to={link} isWide aria-label={carDetailsTexts.seller.call(phone)}>
          {number}
        </ButtonLink>
      )}
    </div>
  );
}

interface AskSellerProps {
  car: Pick<Car, 'phone'>;
  mail: string | undefined;
}

/** In place of "Buy Now" where the post states no price that can be paid by card. Without the seller's email it shows a phone number. */
export function AskSeller({ car: { phone = env.site.phone }, mail }: AskSellerProps) {
  if (mail === undefined) return phone !== '' && <PhoneButton phone={phone} label={carDetailsTexts.askSeller} />;
  return (
    <ButtonLink to={mail} variant="primary" size="large" isWide icon={<Mail size={18} aria-hidden />}>
      {carDetailsTexts.askSeller}
    </ButtonLink>
  );
}

/** The `mailto:` link of a mail to the seller; undefined if the post has no email address. */
export function sellerMail(car: Pick<Car, 'id' | 'title' | 'seller'>, buyer: string) {
  const { email, name } = car.seller;
  if (email === undefined) return undefined;
  const title = titleOf(car);
  const paragraphs = [
    carDetailsTexts.mail.greeting(name),
    carDetailsTexts.mail.interest(title, carUrl(car.id)),
    carDetailsTexts.mail.closing(buyer),
  ];
  return mailto(email, { subject: carDetailsTexts.mail.subject(title), body: paragraphs.join('\n\n') });
}
