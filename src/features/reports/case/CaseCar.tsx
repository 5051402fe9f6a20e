import ExternalLink from 'lucide-react/icons/external-link';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Picture } from '@/shared/ui/Picture';
import { Tag } from '@/shared/ui/Tag';
import { Key } from '@/shared/ui/button/Key';
import { carMessages } from '@/shared/messages/cars';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import iconLink from '@/shared/ui/button/iconLink.module.css';
import { cx } from '@/shared/ui/cx';
import css from './CasePanel.module.css';
import type { Case, ListedCar } from '../queue/cases';

/** The car as it is listed now; while that is not known, as it was reported. */
export function CaseCar({ one, car }: { one: Case; car: ListedCar | undefined }) {
  const facts = car && [
    car.condition,
    car.mileage === undefined ? undefined : formatDistance(car.mileage),
    car.gearType,
  ];

  return (
    <div className={css['car']}>
      <Picture src={one.image} alt="" width={216} height={162} priority className={css['picture']} />
      <div>
        <h2>{one.title ?? messages.untitled}</h2>
        {one.reportedAs && <p className={css['facts']}>{one.reportedAs}</p>}
        <p className={css['price']}>
          <span>{formatPrice(one.price)}</span>
          {car && (
            <Tag variant={car.isPriceFixed ? 'plain' : 'tint'}>
              {car.isPriceFixed ? carMessages.fixed : carMessages.negotiable}
            </Tag>
          )}
        </p>
        {facts && (
          <p className={css['facts']}>
            <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
            <br />
            {car.listedAt && <span>{messages.listed(car.listedAt)}</span>}
          </p>
        )}
        {one.carId === undefined && <p className={css['facts']}>{messages.noCar}</p>}
        {one.carId !== undefined && (
          <Link
            to={generatePath(paths.carDetails, { id: one.carId })}
            className={cx(iconLink['iconLink'], css['link'])}
          >
            <ExternalLink size={16} strokeWidth={1.75} />
            <span>{messages.viewAsBuyer}</span>
            <Key cap="O" />
          </Link>
        )}
      </div>
    </div>
  );
}
