import { useQuery } from '@tanstack/react-query';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import { createdAt } from '@/api/fields';
import { CarLink } from '@/cars/CarLink';
import { carsOfSeller } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { groupBy } from '@/lib/browser/groupBy';
import { commonTexts } from '@/lib/text/texts';
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
  const { name = commonTexts.nameless, photoUrl, email } = car.seller;

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
            {email === undefined ? texts.noSeller : <EmailAddress>{email}</EmailAddress>}
          </Text>
        </p>
        {email !== undefined && <Verification email={email} />}
      </Row>
      {email !== undefined && <SellerHistory email={email} carId={car.id} />}
    </div>
  );
}

/** Nothing until it is known, or if the marketplace has no record of the seller. */
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

function SellerHistory({ email, carId }: { email: string; carId: string }) {
  const record = useQuery(userRecordsOf(email)).data?.[0];
  const joinedAt = record && createdAt(record.id);
  const posts = useQuery(carsOfSeller(email));
  const { data: reported = [] } = useQuery({ ...allReportsOnce, enabled: false });
  const others = posts.data && otherPosts(posts.data, carId, reported);

  return (
    <>
      <Text size="m" isMuted className={css.summary}>
        {others && <span>{`${texts.otherPosts(others.count, others.reported)} `}</span>}
        {!others && posts.isError && <span>{`${texts.sellerUnknown} `}</span>}
        {joinedAt && <span>{texts.joined(joinedAt)}</span>}
      </Text>
      {others && others.shown.length > 0 && (
        <Text as="ul" size="xs" className={css.others}>
          {others.shown.map(({ post, reports }) => (
            <OtherPost key={post.id} post={post} reports={reports} />
          ))}
        </Text>
      )}
    </>
  );
}

/** @param reports how many reports there are about it */
function OtherPost({ post, reports }: { post: Car; reports: number }) {
  return (
    <li>
      <CarLink isPicture carId={post.id}>
        <Picture src={post.image} alt="" width={120} height={90} className={css.picture} />
      </CarLink>
      <Text as="b" weight="medium" isTruncated dir="auto">
        <CarLink carId={post.id}>{post.title ?? texts.untitled}</CarLink>
      </Text>
      {reports > 0 ? (
        <Text as="span" isDanger weight="medium">
          {texts.reports(reports)}
        </Text>
      ) : (
        <Text as="span" isMuted>
          {texts.noReport}
        </Text>
      )}
    </li>
  );
}

/** Counts the seller's other posts and the reported ones among them, and returns those to show, which have the most reports. */
export function otherPosts<Post extends { id: string }>(
  posts: readonly Post[],
  carId: string,
  listed: readonly Pick<Report, 'carId'>[],
) {
  const about = groupBy(listed, (report) => report.carId);
  const others = posts
    .filter(({ id }) => id !== carId)
    .map((post) => ({ post, reports: about.get(post.id)?.length ?? 0 }))
    .sort((a, b) => b.reports - a.reports);
  return {
    count: others.length,
    reported: others.filter(({ reports }) => reports > 0).length,
    shown: others.slice(0, SELLER_POSTS_PER_CASE),
  };
}
