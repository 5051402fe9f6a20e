import { paths } from '@/lib/config/paths';
import { NotFoundScene } from '@/ui/art/NotFoundScene';
import { ButtonLink } from '@/ui/button/Button';
import { PageHeading, Stack } from '@/ui/layout/layout';
import { notFoundTexts as texts } from './texts';
import css from './NotFoundPage.module.css';

function NotFoundPage() {
  return (
    <Stack as="section" gap={6} align="center" className={css.page}>
      <NotFoundScene />
      <PageHeading subtitle={texts.text}>{texts.title}</PageHeading>
      <ButtonLink to={paths.home} variant="primary" size="large">
        {texts.backHome}
      </ButtonLink>
    </Stack>
  );
}

export { NotFoundPage as Component };
