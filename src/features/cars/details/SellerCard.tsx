import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import { env } from '@/shared/config/env';
import { userRecordsOf } from '@/shared/users/userRecord';
import { Avatar } from '@/shared/ui/Avatar';
import { SafetyNote } from '@/shared/ui/feedback/SafetyNote';
import { buttonClass } from '@/shared/ui/button/buttonClass';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { ProperName } from '@/shared/ui/ProperName';
import { formatDate, formatRelative } from '@/shared/messages/format';
import { carMessages } from '@/shared/messages/cars';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import { safetyMessages } from '@/shared/messages/safety';
import { PhoneButton } from './PhoneButton';
import type { Car } from '../schema';
import css from './SellerCard.module.css';

const messages = carDetailsMessages.seller;

interface SellerCardProps {
  car: Pick<Car, 'seller' | 'phone' | 'listedAt'>;
  /** The link of a mail to the seller. */
  mail?: string | undefined;
}

/** The seller of the post. If the post has no phone number, the marketplace's phone and city are shown and labelled so. */
export function SellerCard({ car, mail }: SellerCardProps) {
  const { email = '' } = car.seller;
  const records = useQuery({ ...userRecordsOf(email), enabled: email !== '' });
  const name = car.seller.name ?? carMessages.namelessSeller;
  const { phone, city } = env.site;

  return (
    <section className={css['card']} aria-label={messages.title}>
      <div className={css['person']}>
        <Avatar name={name} photoUrl={car.seller.photoUrl} size={56} />
        <div>
          <h3 className={css['name']}>
            <ProperName>{name}</ProperName>
          </h3>
          {records.data?.[0]?.isVerified && <VerifiedBadge label={messages.verified} />}
          {records.isError && !records.data && <p className={css['quiet']}>{messages.unchecked}</p>}
          {car.listedAt && (
            <p className={css['quiet']}>
              <time dateTime={car.listedAt.toISOString()} title={formatDate(car.listedAt)}>
                {carMessages.listed(formatRelative(car.listedAt))}
              </time>
            </p>
          )}
        </div>
      </div>
      {car.phone === undefined ? (
        <>
          <p className={css['quiet']}>{messages.noPhone}</p>
          {city !== '' && (
            <p className={css['place']}>
              <MapPin size={16} strokeWidth={1.75} />
              <span>{messages.office(city)}</span>
            </p>
          )}
          {phone !== '' && <PhoneButton phone={phone} label={messages.showOfficePhone} owner={messages.officePhone} />}
        </>
      ) : (
        <PhoneButton phone={car.phone} label={messages.showPhone} />
      )}
      {mail !== undefined && (
        <a className={buttonClass('outline', 'normal', true)} href={mail}>
          <span className={css['number']}>
            <Mail size={16} strokeWidth={1.75} aria-hidden />
            {messages.mail}
          </span>
        </a>
      )}
      <SafetyNote>{safetyMessages.atContact}</SafetyNote>
    </section>
  );
}
