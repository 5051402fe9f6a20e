import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import dark780 from '@/assets/art/hero-dark-780.avif';
import dark1280 from '@/assets/art/hero-dark-1280.avif';
import dark1440 from '@/assets/art/hero-dark-1440.avif';
import dark1920 from '@/assets/art/hero-dark-1920.avif';
import dark2560 from '@/assets/art/hero-dark-2560.avif';
import light780 from '@/assets/art/hero-light-780.avif';
import light1280 from '@/assets/art/hero-light-1280.avif';
import light1440 from '@/assets/art/hero-light-1440.avif';
import light1920 from '@/assets/art/hero-light-1920.avif';
import light2560 from '@/assets/art/hero-light-2560.avif';
import { breakpoints } from '@/lib/config/breakpoints';
import { paths } from '@/lib/config/paths';
import { cx } from '@/ui/cx';
import { PageHeading } from '@/ui/layout/layout';
import { homeTexts as texts } from './texts';
import css from './Hero.module.css';

/** The widths of the pictures are those of `tools/pictures.ts`. */
const scenes = [
  {
    theme: 'light',
    className: css.light,
    small: light780,
    large: srcSetOf(light1280, light1440, light1920, light2560),
  },
  { theme: 'dark', className: css.dark, small: dark780, large: srcSetOf(dark1280, dark1440, dark1920, dark2560) },
] as const;
/** The picture is 340 pixels high or more, and wider than a narrow window. */
const sizes = 'max(100vw, 1280px)';

/**
 * The style sheet shows the picture of the theme, and a lazy one that is not shown is not fetched. The preload links start fetching
 * the picture of the system's colour scheme before the style sheet is applied.
 * @param props.search the search for cars
 * @param props.sell the text of the link to the form of a post
 */
export function Hero({ search, sell }: { search: ReactNode; sell: ReactNode }) {
  return (
    <div className={css.hero}>
      {scenes.map(({ theme, className, large, small }) => (
        <Fragment key={theme}>
          <Preload srcSet={large} media={`(prefers-color-scheme: ${theme}) and (not ${breakpoints.phone})`} />
          <Preload srcSet={small} media={`(prefers-color-scheme: ${theme}) and ${breakpoints.phone}`} />
          <picture className={cx(css.scene, className)}>
            <source media={breakpoints.phone} srcSet={small} />
            <img loading="lazy" fetchPriority="high" srcSet={large} sizes={sizes} alt="" />
          </picture>
        </Fragment>
      ))}
      <div className={css.inside}>
        <div className={css.words}>
          <PageHeading title={texts.title} subtitle={texts.heroSub}>
            {texts.hero}
          </PageHeading>
        </div>
        {search}
        <Link to={paths.postCar} className={css.sell}>
          {sell}
        </Link>
      </div>
    </div>
  );
}

function Preload({ srcSet, media }: { srcSet: string; media: string }) {
  const [href] = srcSet.split(' ');
  return (
    <link
      rel="preload"
      as="image"
      fetchPriority="high"
      href={href}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
    />
  );
}

function srcSetOf(small: string, medium: string, large: string, double: string) {
  return `${small} 1280w, ${medium} 1440w, ${large} 1920w, ${double} 2560w`;
}
