import darkSmall from '@/assets/art/hero-dark-small.webp';
import dark from '@/assets/art/hero-dark.webp';
import lightSmall from '@/assets/art/hero-light-small.webp';
import light from '@/assets/art/hero-light.webp';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PageHeading } from '@/shared/ui/PageHeading';
import { homeWords as words } from '@/shared/words/home';
import css from './Hero.module.css';

const wide = '(min-width: 721px)';
const narrow = '(max-width: 720px)';
const scenes = [
  { picture: light, media: `(prefers-color-scheme: light) and ${wide}` },
  { picture: lightSmall, media: `(prefers-color-scheme: light) and ${narrow}` },
  { picture: dark, media: `(prefers-color-scheme: dark) and ${wide}` },
  { picture: darkSmall, media: `(prefers-color-scheme: dark) and ${narrow}` },
];

/** The scene is the style's, which knows the theme before any script runs; the links have it come before the style has. */
export function Hero() {
  return (
    <div className={css['hero']}>
      {scenes.map(({ picture, media }) => (
        <link key={picture} rel="preload" as="image" fetchPriority="high" href={picture} media={media} />
      ))}
      <div className={css['scene']} />
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
