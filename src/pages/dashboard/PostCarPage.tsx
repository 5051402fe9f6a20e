import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { carsOfSeller } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { NewPost } from '@/selling/form/NewPost';
import { another, change, newPost, similar } from '@/selling/post/postStart';
import { sellingTexts as texts } from '@/selling/texts';
import { useUser } from '@/session/session';
import { EmptyState } from '@/ui/art/EmptyState';
import { ButtonLink } from '@/ui/button/Button';
import { Loaded } from '@/ui/feedback/Loaded';
import { Spinner } from '@/ui/feedback/loading';
import { PageHeading, Row } from '@/ui/layout/layout';
import css from './Selling.module.css';

/** The form of a post: a new one, one like another car (`similar`, `another`), or a changed one (`change`). */
function PostCarPage() {
  const { name, photoUrl, email } = useUser();
  const [params] = useSearchParams();
  const seller = { name, photoUrl, email };
  const [changed, like] = [params.get('change'), params.get('similar')].map((id) => id?.toLowerCase());
  const key = `${email} ${params.toString()}`;

  if (changed !== undefined) {
    return (
      <OwnCar key={key} id={changed} email={email} title={texts.change.title}>
        {(car) => (
          <Frame title={texts.change.title} subtitle={texts.change.sub(titleOf(car))}>
            <NewPost seller={seller} start={change(email, car)} />
          </Frame>
        )}
      </OwnCar>
    );
  }
  if (like !== undefined) {
    return (
      <OwnCar key={key} id={like} email={email}>
        {(car) => (
          <Frame>
            <NewPost seller={seller} start={similar(email, car)} />
          </Frame>
        )}
      </OwnCar>
    );
  }
  return (
    <Frame>
      <NewPost key={key} seller={seller} start={params.has('another') ? another(email) : newPost(email)} />
    </Frame>
  );
}

interface FrameProps {
  title?: string;
  subtitle?: string;
  children: ReactNode;
}

function Frame({ title = texts.postTitle, subtitle = texts.postSub, children }: FrameProps) {
  return (
    <section>
      <Row gap={5} rowGap={3} justify="between" isWrapping className={css.head}>
        <PageHeading subtitle={subtitle}>{title}</PageHeading>
      </Row>
      {children}
    </section>
  );
}

interface OwnCarProps {
  id: string;
  email: string;
  /** The heading until the car is there. */
  title?: string;
  children: (car: Car) => ReactNode;
}

/** One of the seller's posts, as it was when the page was opened: a refetch must not change a form that is being filled in. */
function OwnCar({ id, email, title = texts.postTitle, children }: OwnCarProps) {
  const cars = useQuery(carsOfSeller(email));
  const [first, setFirst] = useState<Car>();
  const found = cars.data?.find((car) => car.id === id);
  if (!first && found) setFirst(found);
  const car = first ?? found;

  if (car) return children(car);
  const isCurrent = cars.status === 'success' && cars.fetchStatus === 'idle';
  // oxlint-disable-next-line query/no-rest-destructuring -- only until the car is found: a list that was read earlier may be older than it
  const query = isCurrent ? cars : { ...cars, data: undefined };
  return (
    <Frame title={title} subtitle={'\u00A0'}>
      <Loaded query={query} skeleton={<Spinner />}>
        {() => (
          <EmptyState
            title={texts.change.gone}
            action={<ButtonLink to={paths.myCars}>{texts.change.toMyCars}</ButtonLink>}
          >
            {texts.change.goneHint}
          </EmptyState>
        )}
      </Loaded>
    </Frame>
  );
}

export { PostCarPage as Component };
