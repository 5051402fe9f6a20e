import darkSmall from '@/assets/art/hero-dark-small.avif';
import dark from '@/assets/art/hero-dark.avif';
import lightSmall from '@/assets/art/hero-light-small.avif';
import light from '@/assets/art/hero-light.avif';
import { Fragment, type ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { homeMessages as messages } from '@/shared/messages/home';
import css from './Hero.module.css';

const wide = '(min-width: 721px)';
const narrow = '(max-width: 720px)';
const scenes = [
  { theme: 'light', large: light, small: lightSmall },
  { theme: 'dark', large: dark, small: darkSmall },
] as const;

/**
 * The style sheet knows the theme before any script runs. The preload links start fetching the picture of the system's colour
 * scheme before the style sheet is applied.
 * @param props.sell the text of the link to the form of a post
 */
export function Hero({ sell }: { sell: ReactNode }) {
  return (
    <div className={css['hero']}>
      {scenes.map(({ theme, large, small }) => (
        <Fragment key={theme}>
          <Preload picture={large} media={`(prefers-color-scheme: ${theme}) and ${wide}`} />
          <Preload picture={small} media={`(prefers-color-scheme: ${theme}) and ${narrow}`} />
        </Fragment>
      ))}
      <div className={css['scene']} />
      <div className={css['inside']}>
        <div className={css['words']}>
          <PageHeading title={messages.title} subtitle={messages.heroSub}>
            {messages.hero}
          </PageHeading>
        </div>
        <div className={css['actions']}>
          <ButtonLink to={paths.cars} variant="primary" size="large">
            {messages.browse}
          </ButtonLink>
          <ButtonLink to={paths.postProduct} size="large">
            {sell}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Preload({ picture, media }: { picture: string; media: string }) {
  return <link rel="preload" as="image" fetchPriority="high" href={picture} media={media} />;
}
