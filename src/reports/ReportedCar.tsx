import { formatPrice, truncate } from '@/lib/text/format';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import type { ReportableCar } from './schema';
import { reportTexts as texts } from './texts';
import css from './ReportedCar.module.css';

const EXCERPT = 45;

export function ReportedCar({ car }: { car: ReportableCar }) {
  const title = car.title ?? texts.untitled;

  return (
    <div className={css.car}>
      <Picture src={car.image} alt={title} width={128} height={96} priority className={css.picture} />
      <Text as="div" isBreaking>
        <p dir="auto" className={css.title}>
          {title}
        </p>
        <Text weight="strong" isNumeric>
          {formatPrice(car.price)}
        </Text>
        <Text size="s" isMuted dir="auto">
          {car.description === undefined ? texts.noDescription : truncate(car.description, EXCERPT)}
        </Text>
      </Text>
    </div>
  );
}
