import { useSyncExternalStore } from 'react';
import darkSmall from '@/assets/art/hero-dark-small.webp';
import dark from '@/assets/art/hero-dark.webp';
import lightSmall from '@/assets/art/hero-light-small.webp';
import light from '@/assets/art/hero-light.webp';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { currentTheme, watchTheme } from '@/shared/ui/theme';
import { homeWords as words } from '@/shared/words/home';
import css from './Hero.module.css';

const scenes = { light: { wide: light, small: lightSmall }, dark: { wide: dark, small: darkSmall } };

/** Only the scene of the theme in use is loaded: the theme may differ from the system's, which a media query would ask. */
export function Hero() {
  const scene = scenes[useSyncExternalStore(watchTheme, currentTheme)];

  return (
    <div className={css['hero']}>
      <picture>
        <source media="(max-width: 720px)" srcSet={scene.small} width={780} height={600} />
        <img src={scene.wide} alt="" width={1920} height={900} fetchPriority="high" className={css['scene']} />
      </picture>
      <div className={css['inside']}>
        <div className={css['words']}>
          <PageHeading title={words.title} sub={words.heroSub}>
            {words.hero}
          </PageHeading>
        </div>
        <div className={css['actions']}>
          <ButtonLink to={paths.cars} look="primary" size="large">
            {words.browse}
          </ButtonLink>
          <ButtonLink to={paths.postProduct} size="large">
            {words.sell}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
