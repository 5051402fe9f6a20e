import { NewPost } from '@/features/cars/selling/NewPost';
import { useUser } from '@/shared/session/SessionProvider';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './Selling.module.css';

export function PostProductPage() {
  const { name, photoUrl, email } = useUser();

  return (
    <section>
      <div className={css['head']}>
        <PageHeading subtitle={messages.postSub}>{messages.postTitle}</PageHeading>
      </div>
      <NewPost key={email} seller={{ name, photoUrl, email }} />
    </section>
  );
}
