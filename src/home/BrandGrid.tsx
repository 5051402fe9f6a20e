import ArrowRight from 'lucide-react/icons/arrow-right';
import { generatePath, Link } from 'react-router-dom';
import { brandArt } from '@/categories/brandArt';
import type { Category } from '@/categories/schema';
import { breakpoints } from '@/lib/config/breakpoints';
import { paths } from '@/lib/config/paths';
import { EmptyState } from '@/ui/art/EmptyState';
import { BrandMark } from '@/ui/brand/BrandMark';
import { ButtonLink } from '@/ui/button/Button';
import { Loaded } from '@/ui/feedback/Loaded';
import { Skeleton } from '@/ui/feedback/loading';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { Row } from '@/ui/layout/layout';
import { Section } from '@/ui/layout/Section';
import { Picture } from '@/ui/picture/Picture';
import { homeTexts as texts } from './texts';
import css from './BrandGrid.module.css';

const SKELETON_TILES = [1, 2, 3, 4, 5];
/** The same element each time, so that it is not rendered again. */
const skeleton = <GridSkeleton />;

interface BrandGridProps {
  query: ShownQuery<readonly Category[]>;
  /** The number of a brand's cars; undefined until the cars are loaded. */
  countOf: ((slug: string) => number) | undefined;
}

export function BrandGrid({ query, countOf }: BrandGridProps) {
  return (
    <Section
      className={css.section}
      title={texts.brandCollection}
      end={
        <ButtonLink variant="quiet" to={paths.cars}>
          {texts.allCars}
          <ArrowRight size={16} />
        </ButtonLink>
      }
    >
      <Loaded isDeferred query={query} skeleton={skeleton} empty={<EmptyState title={texts.noBrands} />}>
        {(brands) => (
          <ul className={css.grid}>
            {brands.map((brand, index) => (
              <li key={brand.id}>
                <Link to={generatePath(paths.brand, { slug: brand.slug })} className={css.tile}>
                  <Picture
                    {...brandArt(brand)}
                    sizes={sizesAt(index)}
                    alt=""
                    brand={brand.name}
                    width={960}
                    height={600}
                    className={css.picture}
                  />
                  <BrandMark name={brand.name} variant="plate" />{' '}
                  {countOf && (
                    <Row as="span" gap={2} size="m" className={css.count}>
                      <span>{texts.cars(countOf(brand.slug))}</span>
                      <ArrowRight size={16} />
                    </Row>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

/** The `sizes` of a tile's picture in the style sheet's grid. The picture is 16:10 and covers the tile. */
function sizesAt(index: number) {
  const narrow = index === 0 ? 'calc(100vw - 32px)' : 'max(240px, 50vw - 22px)';
  const wide = index < 2 ? 'clamp(480px, 50vw - 52px, 728px)' : 'clamp(384px, 33vw - 42px, 478px)';
  return `${breakpoints.phone} ${narrow}, ${wide}`;
}

function GridSkeleton() {
  return (
    <div className={css.grid} aria-hidden>
      {SKELETON_TILES.map((tile) => (
        <div key={tile}>
          <Skeleton height="100%" radius="var(--radius-card)" />
        </div>
      ))}
    </div>
  );
}
