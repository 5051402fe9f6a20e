import { paths } from '@/shared/config/paths';
import { NotFoundScene } from '@/shared/ui/art/NotFoundScene';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { notFoundMessages as messages } from '@/shared/messages/notFound';
import css from './NotFoundPage.module.css';

function NotFoundPage() {
  return (
    <section className={css['page']}>
      <NotFoundScene />
      <PageHeading subtitle={messages.text}>{messages.title}</PageHeading>
      <ButtonLink to={paths.home} variant="primary" size="large">
        {messages.backHome}
      </ButtonLink>
    </section>
  );
}

export { NotFoundPage as Component };
