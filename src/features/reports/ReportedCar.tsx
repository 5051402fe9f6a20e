import { money, truncate } from '@/shared/format';
import { REPORT_EXCERPT } from '@/shared/limits';
import { Picture } from '@/shared/ui/Picture';
import { reportWords as words } from '@/shared/words/reports';
import css from './ReportedCar.module.css';
import type { ReportableCar } from './schema';

interface ReportedCarProps {
  car: ReportableCar;
}

/** The post that the report is about, in short. */
export function ReportedCar({ car }: ReportedCarProps) {
  const title = car.title ?? words.untitled;

  return (
    <div className={css['car']}>
      <Picture src={car.image} alt={title} width={128} height={96} priority className={css['picture']} />
      <div className={css['facts']}>
        <p className={css['title']}>{title}</p>
        <p className={css['price']}>{money(car.price)}</p>
        <p className={css['excerpt']}>
          {car.description === undefined ? words.noDescription : truncate(car.description, REPORT_EXCERPT)}
        </p>
      </div>
    </div>
  );
}
