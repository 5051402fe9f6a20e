import { paths } from '@/shared/config/paths';
import { NotFoundScene } from '@/shared/ui/art/NotFoundScene';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { layoutMessages } from '@/shared/messages/layout';
import css from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <section className={css['page']}>
      <NotFoundScene />
      <PageHeading subtitle={layoutMessages.notFound}>{layoutMessages.notFoundTitle}</PageHeading>
      <ButtonLink to={paths.home} variant="primary" size="large">
        {layoutMessages.backHome}
      </ButtonLink>
    </section>
  );
}
