import type { Car } from '@/cars/schema';
import { shownFacts } from '@/cars/shownFacts';
import { orNotStated } from '@/lib/text/format';
import { carDetailsTexts } from './texts';
import { Text } from '@/ui/Text';
import css from './CarSpecs.module.css';

export function CarSpecs({ car }: { car: Car }) {
  return (
    <dl className={css.specs} aria-label={carDetailsTexts.specs.title}>
      {Object.values(shownFacts).map(({ label, textOf }) => (
        <div key={label}>
          <Text as="dt" size="xs" isMuted>
            {label}
          </Text>
          <Text as="dd" dir="auto" weight="medium" isNumeric isBreaking>
            {orNotStated(textOf(car))}
          </Text>
        </div>
      ))}
    </dl>
  );
}
