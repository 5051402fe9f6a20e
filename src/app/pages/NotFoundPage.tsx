import { paths } from '@/shared/paths';
import { NotFoundScene } from '@/shared/ui/art/NotFoundScene';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { layoutWords } from '@/shared/words/layout';
import css from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <section className={css['page']}>
      <NotFoundScene />
      <PageHeading sub={layoutWords.notFound}>{layoutWords.notFoundTitle}</PageHeading>
      <ButtonLink to={paths.home} look="primary" size="large">
        {layoutWords.backHome}
      </ButtonLink>
    </section>
  );
}
