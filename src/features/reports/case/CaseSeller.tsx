import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import BadgeMinus from 'lucide-react/icons/badge-minus';
import Flag from 'lucide-react/icons/flag';
import { generatePath, Link } from 'react-router-dom';
import { createdAt } from '@/shared/api/fields';
import { SELLER_POSTS_PER_CASE } from '@/shared/config/moderationLimits';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/Avatar';
import { Picture } from '@/shared/ui/Picture';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { userRecordsOf } from '@/shared/users/userRecord';
import css from './CasePanel.module.css';
import type { ListedCar } from '../desk/cases';

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
          <b>{name}</b>
          <span className={css['who']}>{email ?? messages.noSeller}</span>
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
          <BadgeMinus size={16} strokeWidth={1.75} aria-hidden />
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
  const countOf = ({ id }: ListedCar) => reportCounts.get(id) ?? 0;
  const others = (query.data ?? []).filter(({ id }) => id !== carId).toSorted((a, b) => countOf(b) - countOf(a));
  const reported = others.filter((other) => countOf(other) > 0);
  const total = reported.reduce((sum, other) => sum + countOf(other), reportCounts.get(carId) ?? 0);
  const hidden = others.length - SELLER_POSTS_PER_CASE;

  return (
    <>
      <p className={css['summary']}>
        {query.data && <b>{messages.otherPosts(others.length, reported.length)} </b>}
        {query.isError && !query.data && `${messages.sellerUnknown} `}
        {query.data && `${messages.reportsInAll(total)} `}
        {record && messages.joined(createdAt(record.id))}
      </p>
      {others.length > 0 && (
        <ul className={css['others']}>
          {others.slice(0, SELLER_POSTS_PER_CASE).map((other) => (
            <li key={other.id}>
              <Link to={generatePath(paths.carDetails, { id: other.id })}>
                <Picture src={other.image} alt="" width={120} height={90} className={css['picture']} />
                <b>{other.title ?? messages.untitled}</b>
              </Link>
              {countOf(other) > 0 ? (
                <span className={css['reported']}>
                  <Flag size={14} strokeWidth={1.75} aria-hidden />
                  {messages.reports(countOf(other))}
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
