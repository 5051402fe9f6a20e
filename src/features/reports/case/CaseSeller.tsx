import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import Flag from 'lucide-react/icons/flag';
import { generatePath, Link } from 'react-router-dom';
import { createdAt } from '@/shared/api/fields';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/Avatar';
import { Picture } from '@/shared/ui/Picture';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { ProperName } from '@/shared/ui/ProperName';
import { EmailAddress } from '@/shared/ui/EmailAddress';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { userRecordsOf } from '@/shared/users/userRecord';
import css from './CasePanel.module.css';
import type { ListedCar } from '../queue/cases';
import { otherPosts } from './otherPosts';

/** The posts of the seller with this e-mail. The page provides them. */
export type SellerPosts<C extends ListedCar> = (email: string) => UseQueryOptions<C[]>;

interface CaseSellerProps<C extends ListedCar> {
  car: ListedCar;
  posts: SellerPosts<C>;
  /** How many reports wait about each car, by its id. */
  reportCounts: ReadonlyMap<string, number>;
}

/** Who has posted the car, with their other posts and how many of these are reported. */
export function CaseSeller<C extends ListedCar>({ car, posts, reportCounts }: CaseSellerProps<C>) {
  const { email } = car.seller;
  const name = car.seller.name ?? messages.nameless;

  return (
    <div className={css['part']}>
      <h3>{messages.seller}</h3>
      <div className={css['person']}>
        <Avatar name={name} photoUrl={car.seller.photoUrl} />
        <p>
          <b>
            <ProperName>{name}</ProperName>
          </b>
          <span className={css['who']}>
            {email === undefined ? messages.noSeller : <EmailAddress>{email}</EmailAddress>}
          </span>
        </p>
        {email !== undefined && <Verification email={email} />}
      </div>
      {email !== undefined && <OtherPosts email={email} carId={car.id} posts={posts} reportCounts={reportCounts} />}
    </div>
  );
}

function Verification({ email }: { email: string }) {
  const record = useQuery(userRecordsOf(email)).data?.[0];
  if (!record) return null;
  return (
    <span className={css['badge']}>
      {record.isVerified ? (
        <VerifiedBadge />
      ) : (
        <>
          <BadgeMinus size={16} strokeWidth={1.75} />
          {messages.unverified}
        </>
      )}
    </span>
  );
}

function OtherPosts<C extends ListedCar>({
  email,
  carId,
  posts,
  reportCounts,
}: Omit<CaseSellerProps<C>, 'car'> & { email: string; carId: string }) {
  const query = useQuery(posts(email));
  const record = useQuery(userRecordsOf(email)).data?.[0];
  const joinedAt = record && createdAt(record.id);
  const { count, shown, reported, total } = useMemo(
    () => otherPosts(query.data ?? [], carId, reportCounts),
    [query.data, carId, reportCounts],
  );
  const hidden = count - shown.length;

  return (
    <>
      <p className={css['summary']}>
        {query.data && <b>{messages.otherPosts(count, reported)} </b>}
        {query.isError && !query.data && <span>{`${messages.sellerUnknown} `}</span>}
        {query.data && <span>{`${messages.reportsInAll(total)} `}</span>}
        {joinedAt && <span>{messages.joined(joinedAt)}</span>}
      </p>
      {shown.length > 0 && (
        <ul className={css['others']}>
          {shown.map(({ post: other, reports }) => (
            <li key={other.id}>
              <Link to={generatePath(paths.carDetails, { id: other.id })}>
                <Picture src={other.image} alt="" width={120} height={90} className={css['picture']} />
                <b dir="auto">{other.title ?? messages.untitled}</b>
              </Link>
              {reports > 0 ? (
                <span className={css['reported']}>
                  <Flag size={14} strokeWidth={1.75} />
                  <span>{messages.reports(reports)}</span>
                </span>
              ) : (
                <span>{messages.noReport}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={css['who']}>{messages.morePosts(hidden)}</p>}
    </>
  );
}
