import Flag from 'lucide-react/icons/flag';
import type { RefObject } from 'react';
import { CarPrice } from '@/cars/cards/CarPrice';
import { CarLink } from '@/cars/CarLink';
import { specLine } from '@/cars/specs';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import type { Case } from './cases';
import { moderationTexts as texts } from './texts';
import css from './Case.module.css';

interface CaseCarProps {
  subject: Case;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The car as it is listed now; while that is not known, as it was reported. */
export function CaseCar({ subject, headingRef }: CaseCarProps) {
  const { car, isGone } = subject;
  const linkId = isGone ? '' : (subject.carId ?? '');
  const lines = [
    subject.isUnread ? texts.asReported : undefined,
    car && specLine(car, ['condition', 'mileage', 'gearType']),
    car?.listedAt && texts.listed(car.listedAt),
    subject.carId === undefined ? texts.noCar : undefined,
  ].filter((line) => line !== undefined);

  return (
    <div className={cx(css.part, css.car)}>
      <CarLink isPicture carId={linkId}>
        <Picture src={subject.image} alt="" width={264} height={198} priority className={css.picture} />
      </CarLink>
      <div>
        <h2 ref={headingRef} tabIndex={-1} dir="auto">
          <CarLink carId={linkId}>{subject.title ?? texts.untitled}</CarLink>
        </h2>
        {subject.reportedAs && (
          <Row as="p" gap={2} isInline size="s" className={css.as}>
            <Flag size={16} color="var(--muted)" />
            <span>{subject.reportedAs}</span>
          </Row>
        )}
        <CarPrice
          car={{ price: subject.price, isPriceFixed: car?.isPriceFixed }}
          size="section"
          className={css.price}
        />
        <div className={css.facts}>
          {lines.map((line) => (
            <Text key={line} size="s" isMuted>
              {line}
            </Text>
          ))}
        </div>
      </div>
    </div>
  );
}
