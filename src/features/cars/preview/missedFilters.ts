import { filterMessages } from '@/shared/messages/filters';
import { previewMessages as messages } from '@/shared/messages/preview';
import { brandName } from '../brands';
import { rangeFields, type RangeField } from '../filters/carFilters';
import { bands } from '../filters/filterOptions';
import { isWithin } from '../filters/carMatching';
import { statedYear } from '../related/statedYear';
import type { Car } from '../schema';
import type { PostFields } from '../selling/postFields';

interface MissedFilter {
  name: string;
  why: string;
  /** The field in which something can be done. */
  fix?: { field: keyof PostFields; text: string };
}

export interface FilterReport {
  missed: readonly MissedFilter[];
  /** What finds the post. */
  found: readonly string[];
}

/** A value above a band by at most this part of its end is called near. */
const NEAR = 0.1;

/**
 * Which of the buyers' filters miss a post because a field is empty, odd or just beyond a limit, and which find it.
 * @param isStatusChosen whether the seller has chosen the price status, which a car always has
 */
export function filterReport(car: Car, isStatusChosen: boolean, now = new Date()): FilterReport {
  const missed: MissedFilter[] = [];
  const found: string[] = [];
  const stated = (value: string | undefined, name: string, field: keyof PostFields, label = value) => {
    if (value === undefined)
      missed.push({ name, why: messages.notStated, fix: { field, text: messages.fillIn(name) } });
    else found.push(label ?? value);
  };

  stated(car.brand, messages.names.brand, 'brand', car.brand && brandName(car.brand));
  stated(car.condition, messages.names.condition, 'condition');
  stated(car.gearType, messages.names.gear, 'gearType');
  const status = isStatusChosen ? filterMessages.statuses[car.isPriceFixed ? 'fixed' : 'neg'] : undefined;
  stated(status, messages.names.status, 'priceStatus');
  for (const field of rangeFields) {
    const value = car[field];
    const band = value === undefined ? undefined : bands[field].find((range) => isWithin(value, range));
    stated(band && filterMessages.range(field, band), messages.names[field], field);
    const near = nearMiss(field, value);
    if (near) missed.push(near);
  }
  const year = statedYear(car, now);
  if (year === undefined) {
    missed.push({ name: messages.year, why: messages.noYear, fix: { field: 'model', text: messages.addYear } });
  } else {
    found.push(messages.searchFor(year));
  }
  return { missed, found };
}

function nearMiss(field: RangeField, value: number | undefined): MissedFilter | undefined {
  if (value === undefined) return undefined;
  const band = bands[field].find(({ to }) => to !== undefined && value > to && value <= to * (1 + NEAR));
  if (band?.to === undefined) return undefined;
  const format = filterMessages.amounts[field];
  return {
    name: `${messages.names[field]}: ${filterMessages.range(field, band)}`,
    why: messages.missedBy(format(value - band.to), format(band.to)),
  };
}
