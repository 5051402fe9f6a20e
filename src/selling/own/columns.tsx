import CopyPlus from 'lucide-react/icons/copy-plus';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { generatePath, Link } from 'react-router-dom';
import { CarPrice } from '@/cars/cards/CarPrice';
import { CarLink } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { specLine } from '@/cars/specs';
import { carTexts, titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { sellingTexts } from '@/selling/texts';
import { ButtonSkeleton, Skeleton } from '@/ui/feedback/loading';
import { Row } from '@/ui/layout/layout';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { Picture } from '@/ui/picture/Picture';
import type { Column } from '@/ui/table/Table';
import { Text } from '@/ui/Text';
import { beginRemoval, type Removal } from './removals';
import { RemovalButtons, RemovalWords } from './RemovedRow';
import { myCarsTexts as texts } from './texts';
import menu from './ActionsMenu.module.css';
import css from './MyCars.module.css';

export interface OwnCar {
  car: Car;
  /** The car was removed elsewhere while the list is shown. */
  isGone: boolean;
  /** Undefined unless the seller is removing the car. */
  removal: Removal | undefined;
  /** Undefined if it is not known when the car was posted. */
  days: number | undefined;
  /** The days of the car that is listed longest. */
  longest: number;
}

const linkOf = ({ car, isGone }: OwnCar) => (isGone ? '' : car.id);

export const columns: readonly Column<OwnCar>[] = [
  {
    heading: texts.columns.photo,
    width: 132,
    className: css.picture,
    cell: (own) => (
      <CarLink isPicture carId={linkOf(own)}>
        <Picture src={own.car.image} alt="" brand={own.car.brand} />
      </CarLink>
    ),
    placeholder: (
      <div>
        <Skeleton height="100%" />
      </div>
    ),
  },
  {
    heading: texts.columns.car,
    width: undefined,
    className: css.car,
    isRowHeading: true,
    cell: (own) => (
      <>
        <h3 dir="auto">
          <CarLink carId={linkOf(own)}>{titleOf(own.car)}</CarLink>
        </h3>
        <State own={own} />
      </>
    ),
    placeholder: (
      <>
        <Skeleton width="70%" height={20} />
        <div className={css.facts}>
          <Skeleton width="40%" height={18} />
        </div>
      </>
    ),
  },
  {
    heading: texts.columns.price,
    width: 164,
    className: css.price,
    cell: ({ car }) => <CarPrice car={car} size="row" />,
    placeholder: <Skeleton width={96} height={24} />,
  },
  {
    heading: texts.columns.listed,
    width: 128,
    className: css.listed,
    cell: (own) => <DaysListed own={own} />,
    placeholder: <Skeleton width={104} height={22} />,
  },
  {
    heading: texts.columns.actions,
    width: 150,
    className: css.actions,
    cell: (own) => <Actions own={own} />,
    placeholder: <ButtonSkeleton width={120} />,
  },
];

function State({ own: { car, isGone, removal } }: { own: OwnCar }) {
  if (removal && !isGone) return <RemovalWords removal={removal} />;
  return (
    <Text size="xs" isMuted className={css.facts} dir={isGone ? undefined : 'auto'}>
      {isGone ? carTexts.notListed : specLine(car, ['condition', 'mileage'])}
    </Text>
  );
}

function DaysListed({ own: { days, longest } }: { own: OwnCar }) {
  const part: Record<`--${string}`, string> = { '--part': `${((days ?? 0) / Math.max(1, longest)) * 100}%` };

  return (
    <Row gap={2} size="m">
      <span className={css.bar} style={part} aria-hidden />
      <span>{days === 0 ? texts.today : days && texts.days(days)}</span>
    </Row>
  );
}

function Actions({ own: { car, isGone, removal } }: { own: OwnCar }) {
  const title = titleOf(car);
  const icon = { size: 18, 'aria-hidden': true };
  if (isGone) return null;
  if (removal) return <RemovalButtons removal={removal} />;
  return (
    <DisclosureMenu
      label={texts.actionsFor(title)}
      buttonLabel={texts.actionsFor(title)}
      button={texts.actions}
      buttonClassName={menu.button}
      panelClassName={menu.panel}
      isMenu
    >
      <Link to={generatePath(paths.carDetails, { id: car.id })}>
        <Eye {...icon} />
        {texts.view}
      </Link>
      <Link to={`${paths.postCar}?similar=${car.id}`}>
        <CopyPlus {...icon} />
        {sellingTexts.change.similar}
        <small>{sellingTexts.change.similarHint}</small>
      </Link>
      <Link to={`${paths.postCar}?change=${car.id}`}>
        <Pencil {...icon} />
        {sellingTexts.change.change}
        <small>{sellingTexts.change.changeHint}</small>
      </Link>
      <button type="button" aria-label={texts.removeCar(title)} onClick={() => beginRemoval(car)}>
        <Trash {...icon} />
        {texts.remove}
      </button>
    </DisclosureMenu>
  );
}
