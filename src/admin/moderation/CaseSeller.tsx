import { useQuery } from '@tanstack/react-query';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import { useMemo } from 'react';
import { createdAt } from '@/api/fields';
import { SELLER_POSTS_PER_CASE } from './limits';
import { Avatar } from '@/ui/Avatar';
import { CarLink } from '@/cars/CarLink';
import { carsOfSeller } from '@/cars/queries';
import { EmailAddress } from '@/ui/EmailAddress';
import { Picture } from '@/ui/Picture';
import { ProperName, Text } from '@/ui/Text';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { moderationTexts as texts } from './texts';
import { userRecordsOf } from '@/session/userRecord';
import { allReportsOnce } from '@/reports/queries';
import { Row } from '@/ui/layout/layout';
import css from './Case.module.css';
import type { ListedCar } from './cases';
import { otherPosts } from './otherPosts';

/** Who has posted the car, with their other posts and how many of these are reported. */
export function CaseSeller({ car }: { car: ListedCar }) {
  const { email } = car.seller;
  const name = car.seller.name ?? texts.nameless;

  return (
    <div className={css.part}>
      <h3>{texts.seller}</h3>
      <Row gap={3} rowGap={1} isWrapping size="m" className={css.person}>
        <Avatar name={name} photoUrl={car.seller.photoUrl} />
        <p>
          <b>
            <ProperName>{name}</ProperName>
          </b>
          <Text as="span" size="s" isMuted className={css.who}>
            {email === undefined ? texts.noSeller : <EmailAddress>{email}</EmailAddress>}
          </Text>
        </p>
        {email !== undefined && <Verification email={email} />}
      </Row>
      {email !== undefined && <OtherPosts email={email} carId={car.id} />}
    </div>
  );
}

function Verification({ email }: { email: string }) {
  const record = useQuery(userRecordsOf(email)).data?.[0];
  if (!record) return null;
  return (
    <Row as="span" gap={2} size="xs" isMuted weight="medium">
      {record.isVerified ? (
        <VerifiedBadge />
      ) : (
        <>
          <BadgeMinus size={16} />
          <span>{texts.unverified}</span>
        </>
      )}
    </Row>
  );
}

function OtherPosts({ email, carId }: { email: string; carId: string }) {
  const query = useQuery(carsOfSeller(email));
  const { data: listed } = useQuery({ ...allReportsOnce, enabled: false });
  const record = useQuery(userRecordsOf(email)).data?.[0];
  const joinedAt = record && createdAt(record.id);
  const { count, shown, reported } = useMemo(
    () => otherPosts(query.data ?? [], carId, listed ?? [], SELLER_POSTS_PER_CASE),
    [query.data, carId, listed],
  );

  return (
    <>
      <Text size="m" isMuted className={css.summary}>
        {query.data && <span>{`${texts.otherPosts(count, reported)} `}</span>}
        {query.isError && !query.data && <span>{`${texts.sellerUnknown} `}</span>}
        {joinedAt && <span>{texts.joined(joinedAt)}</span>}
      </Text>
      {shown.length > 0 && (
        <Text as="ul" size="xs" className={css.others}>
          {shown.map(({ post: other, reports }) => (
            <li key={other.id}>
              <CarLink isPicture carId={other.id}>
                <Picture src={other.image} alt="" width={120} height={90} className={css.picture} />
              </CarLink>
              <Text as="b" weight="medium" isTruncated dir="auto">
                <CarLink carId={other.id}>{other.title ?? texts.untitled}</CarLink>
              </Text>
              <Text
                as="span"
                isMuted={reports === 0}
                isDanger={reports > 0}
                weight={reports > 0 ? 'medium' : undefined}
              >
                {reports > 0 ? texts.reports(reports) : texts.noReport}
              </Text>
            </li>
          ))}
        </Text>
      )}
    </>
  );
}
