import { useQuery } from '@tanstack/react-query';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import { createdAt } from '@/api/fields';
import { CarLink } from '@/cars/CarLink';
import { carsOfSeller } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { allReportsOnce } from '@/reports/queries';
import type { Report } from '@/reports/schema';
import { userRecordsOf } from '@/session/state/userRecord';
import { EmailAddress } from '@/ui/EmailAddress';
import { Row } from '@/ui/layout/layout';
import { Avatar } from '@/ui/picture/Avatar';
import { Picture } from '@/ui/picture/Picture';
import { ProperName, Text } from '@/ui/Text';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { moderationTexts as texts } from './texts';
import css from './Case.module.css';

/** The other posts of the seller that are shown at first. */
const SELLER_POSTS_PER_CASE = 4;

/** Who has posted the car, with their other posts and how many of these are reported. */
export function CaseSeller({ car }: { car: Car }) {
  const { photoUrl, email = '' } = car.seller;
  const name = car.seller.name ?? texts.nameless;
  const enabled = email !== '';
  const record = useQuery({ ...userRecordsOf(email), enabled }).data?.[0];
  const joinedAt = record && createdAt(record.id);
  const posts = useQuery({ ...carsOfSeller(email), enabled });
  const { data: reported } = useQuery({ ...allReportsOnce, enabled: false });
  const others = otherPosts(posts.data ?? [], car.id, reported ?? []);

  return (
    <div className={css.part}>
      <h3>{texts.seller}</h3>
      <Row gap={3} rowGap={1} isWrapping size="m" className={css.person}>
        <Avatar name={name} photoUrl={photoUrl} />
        <p>
          <b>
            <ProperName>{name}</ProperName>
          </b>
          <Text as="span" size="s" isMuted className={css.who}>
            {email === '' ? texts.noSeller : <EmailAddress>{email}</EmailAddress>}
          </Text>
        </p>
        {record && (
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
        )}
      </Row>
      {email !== '' && (
        <Text size="m" isMuted className={css.summary}>
          {posts.data && <span>{`${texts.otherPosts(others.count, others.reported)} `}</span>}
          {posts.isError && !posts.data && <span>{`${texts.sellerUnknown} `}</span>}
          {joinedAt && <span>{texts.joined(joinedAt)}</span>}
        </Text>
      )}
      {others.shown.length > 0 && (
        <Text as="ul" size="xs" className={css.others}>
          {others.shown.map(({ post, reports }) => (
            <li key={post.id}>
              <CarLink isPicture carId={post.id}>
                <Picture src={post.image} alt="" width={120} height={90} className={css.picture} />
              </CarLink>
              <Text as="b" weight="medium" isTruncated dir="auto">
                <CarLink carId={post.id}>{post.title ?? texts.untitled}</CarLink>
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
    </div>
  );
}

/** Counts the seller's other posts and the reported ones among them, and returns those to show, which have the most reports. */
export function otherPosts<Post extends { id: string }>(
  posts: readonly Post[],
  carId: string,
  listed: readonly Pick<Report, 'carId'>[],
) {
  const counts = new Map<string | undefined, number>();
  for (const report of listed) counts.set(report.carId, (counts.get(report.carId) ?? 0) + 1);
  const others = posts
    .filter(({ id }) => id !== carId)
    .map((post) => ({ post, reports: counts.get(post.id) ?? 0 }))
    .sort((a, b) => b.reports - a.reports);
  return {
    count: others.length,
    reported: others.filter(({ reports }) => reports > 0).length,
    shown: others.slice(0, SELLER_POSTS_PER_CASE),
  };
}
