import { formatRelative } from '@/shared/messages/format';
import { carMessages } from '@/shared/messages/cars';
import { comparisonMessages as messages } from '@/shared/messages/comparison';
import { amountRows } from './amountRows';
import { brandName } from '../brands';
import { brandRank } from './brandRank';
import { isWholeCar, type Column } from './column';
import { textRow, type Row } from './comparisonCells';
import { noticedTitles } from './noticedTitles';
import type { Car } from '../schema';

const { rows, cells } = messages;

export interface Group {
  name: string;
  rows: readonly Row[];
}

interface ComparisonInput {
  columns: readonly Column[];
  /** The id of the pinned car. */
  pinned: string | undefined;
  /** All listed cars, once they are loaded. */
  listed: readonly Car[] | undefined;
}

/** The rows of a comparison, in groups. */
export function comparisonOf({ columns, pinned: pinnedId, listed = [] }: ComparisonInput): Group[] {
  const pinned = columns.findIndex(({ car }) => car.id === pinnedId);
  const { price, monthly, year, mileage, since } = amountRows(columns, pinned);
  const text = (name: string, textOf: (column: Column) => string | undefined) =>
    textRow(name, columns, (column) => {
      const value = textOf(column)?.trim() ?? '';
      return value === '' ? undefined : { value };
    });

  return [
    {
      name: messages.groups.price,
      rows: [
        price,
        statusRow(columns),
        text(rows.brandRank, ({ car }) => rankText(car, listed)),
        ...(columns.some((column) => column.monthly !== undefined) ? [monthly] : []),
      ],
    },
    {
      name: messages.groups.car,
      rows: [
        text(rows.brand, ({ car }) => car.brand && brandName(car.brand)),
        text(rows.model, ({ car }) => car.model),
        year,
        mileage,
        text(rows.condition, ({ car }) => car.condition),
        text(rows.gearType, ({ car }) => car.gearType),
        text(rows.wheel, ({ car }) => car.wheel?.toUpperCase()),
        text(rows.position, ({ car }) => (car.position === undefined ? undefined : rows.seats(car.position))),
      ],
    },
    {
      name: messages.groups.seller,
      rows: [
        sellerRow(columns),
        since,
        text(rows.listed, ({ car }) => car.listedAt && formatRelative(car.listedAt)),
        noticedRow(columns, listed),
      ],
    },
  ];
}

function statusRow(columns: readonly Column[]) {
  return textRow(rows.status, columns, ({ car: { isPriceFixed } }) => {
    if (isPriceFixed === undefined) return undefined;
    return isPriceFixed ? { value: carMessages.fixed } : { value: carMessages.negotiable, note: cells.openToOffers };
  });
}

function rankText(car: Partial<Car>, listed: readonly Car[]) {
  const rank = listed.length > 0 ? brandRank(car, listed) : undefined;
  if (!rank) return undefined;
  return rank.of === 0 ? cells.onlyOne : cells.cheaperThan(rank.cheaperThan, rank.of);
}

function sellerRow(columns: readonly Column[]) {
  return textRow(rows.seller, columns, ({ car, seller, status }) => {
    const value = car.seller?.name ?? seller?.name ?? (status === 'listed' ? carMessages.namelessSeller : undefined);
    if (value === undefined) return undefined;
    return {
      value,
      isVerified: seller?.isVerified,
      note: seller?.isVerified === false ? cells.notVerified : undefined,
    };
  });
}

/** The warnings of the cars' pages, which say what was seen and what to do. */
function noticedRow(columns: readonly Column[], listed: readonly Car[]) {
  return textRow(rows.noticed, columns, ({ car, status, accountSince }) => {
    if (status !== 'listed' || listed.length === 0 || !isWholeCar(car)) return undefined;
    const titles = noticedTitles(car, listed, accountSince);
    return titles.length === 0 ? { value: cells.nothing } : { value: titles.join(', '), note: cells.seePage };
  });
}
