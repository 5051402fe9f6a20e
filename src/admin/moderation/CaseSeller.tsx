import { useQuery } from '@tanstack/react-query';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import { useMemo } from 'react';
import { createdAt } from '@/api/fields';
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
import type { Car } from '@/cars/schema';
import type { Report } from '@/reports/schema';

/** The other posts of the seller that are shown at first. */
const SELLER_POSTS_PER_CASE = 4;

/** Who has posted the car, with their other posts and how many of these are reported. */
export function CaseSeller({ car }: { car: Car }) {
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

/**
 * Counts the seller's other posts, of which there may be thousands, and the reported ones among them. Returns up to `most` of them to
 * show, those with the most reports first.
 */
export function otherPosts<Post extends { id: string }>(
  posts: readonly Post[],
  carId: string,
  listed: readonly Pick<Report, 'carId'>[],
  most: number,
) {
  const counts = new Map<string | undefined, number>();
  for (const report of listed) counts.set(report.carId, (counts.get(report.carId) ?? 0) + 1);
  const others = posts.filter(({ id }) => id !== carId);
  const reported = others
    .flatMap((post) => {
      const reports = counts.get(post.id) ?? 0;
      return reports > 0 ? { post, reports } : [];
    })
    .sort((a, b) => b.reports - a.reports);
  const unreported = others.filter(({ id }) => !counts.has(id)).slice(0, most);
  return {
    count: others.length,
    reported: reported.length,
    shown: [...reported, ...unreported.map((post) => ({ post, reports: 0 }))].slice(0, most),
  };
}
