import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { sinceMessages as messages } from '@/shared/messages/since';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import { Picture } from '@/shared/ui/Picture';
import { useMedia } from '@/shared/ui/useMedia';
import { ListedTime } from '../cards/ListedTime';
import { titleOf } from '../titleOf';
import type { NewCars } from './changes';
import { ChangesColumn } from './ChangesColumn';
import { cx } from '@/shared/ui/cx';
import rowLink from '@/shared/ui/list/rowLink.module.css';
import css from './ChangesPanel.module.css';
import { addressOf } from '../savedSearches/savedSearches';

const MAX_ROWS = 3;
const MAX_NARROW_ROWS = 2;

export function NewCarsColumn({ newCars: { search, searchCount, cars } }: { newCars: NewCars }) {
  const isNarrow = useMedia('(max-width: 720px)');
  const title =
    searchCount > 1 ? messages.newForSearches(cars.length, searchCount) : messages.newFor(cars.length, search.name);
  const text = searchCount > 1 ? messages.seeMost : messages.seeThem;

  return (
    <ChangesColumn title={title} link={{ to: addressOf(search), text, label: messages.seeFor(text, search.name) }}>
      {cars.slice(0, isNarrow ? MAX_NARROW_ROWS : MAX_ROWS).map((car) => (
        <li key={car.id} className={css['row']}>
          <Picture src={car.image} alt="" brand={car.brand} width={80} height={60} />
          <div className={css['facts']}>
            <Link
              to={generatePath(paths.carDetails, { id: car.id })}
              className={cx(rowLink['rowTitle'], rowLink['rowLink'], css['title'])}
              title={titleOf(car)}
              dir="auto"
            >
              {titleOf(car)}
            </Link>
            <p dir="auto" className={css['small']}>
              {[car.mileage === undefined ? undefined : formatDistance(car.mileage), car.gearType, car.wheel]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <div className={css['end']}>
            <b className={car.price === undefined ? css['small'] : css['price']}>{formatPrice(car.price)}</b>
            <ListedTime car={car} className={css['small']} />
          </div>
        </li>
      ))}
    </ChangesColumn>
  );
}
