import CircleOff from 'lucide-react/icons/circle-off';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { carMessages } from '@/shared/messages/cars';
import { sinceMessages as messages } from '@/shared/messages/since';
import { formatPrice } from '@/shared/messages/format';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { Tag } from '@/shared/ui/Tag';
import { titleOf } from '../titleOf';
import type { SavedCarChange } from './changes';
import { ChangesColumn } from './ChangesColumn';
import rowLink from '@/shared/ui/list/rowLink.module.css';
import css from './ChangesPanel.module.css';

const MAX_ROWS = 3;

export function SavedCarsColumn({ changes }: { changes: readonly SavedCarChange[] }) {
  return (
    <ChangesColumn
      title={messages.savedChanged(changes.length)}
      link={{ to: paths.dashboard, text: messages.wishlist, label: messages.wishlist }}
    >
      {changes.slice(0, MAX_ROWS).map((change) => (
        <SavedCarRow key={change.kind === 'gone' ? change.car.carId : change.car.id} change={change} />
      ))}
    </ChangesColumn>
  );
}

function SavedCarRow({ change }: { change: SavedCarChange }) {
  const { kind, car } = change;
  const title = titleOf(car);

  return (
    <li className={cx(css['row'], kind === 'gone' && css['gone'])}>
      <Picture src={car.image} alt="" brand={kind === 'gone' ? undefined : car.brand} width={80} height={60} />
      <div className={css['facts']}>
        {kind === 'gone' ? (
          <b className={cx(rowLink['rowTitle'], css['title'])} title={title} dir="auto">
            {title}
          </b>
        ) : (
          <Link
            to={generatePath(paths.carDetails, { id: car.id })}
            className={cx(rowLink['rowTitle'], rowLink['rowLink'], css['title'])}
            title={title}
            dir="auto"
          >
            {title}
          </Link>
        )}
        <p>{wordOf(change)}</p>
      </div>
      {kind !== 'gone' && (
        <div className={css['end']}>
          <b className={css['price']}>{formatPrice(change.now)}</b>
          <span className={css['small']}>{messages.was(formatPrice(change.before))}</span>
        </div>
      )}
    </li>
  );
}

function wordOf(change: SavedCarChange) {
  switch (change.kind) {
    case 'cheaper':
      return (
        <Tag variant="tint">
          <TrendingDown size={14} />
          <span>{messages.cheaper(formatPrice(change.before - change.now))}</span>
        </Tag>
      );
    case 'dearer':
      return (
        <Tag>
          <TrendingUp size={14} />
          <span>{messages.dearer(formatPrice(change.now - change.before))}</span>
        </Tag>
      );
    case 'gone':
      return (
        <Tag>
          <CircleOff size={14} />
          {carMessages.isGone}
        </Tag>
      );
  }
}
