import { useState } from 'react';
import { titleOf } from '@/cars/texts';
import { Announcement } from '@/ui/feedback/LiveRegion';
import { has, type ComparedCar } from './comparisonStore';
import { MAX_COMPARED_CARS } from './limits';
import { comparisonTexts as texts } from './texts';

/** Announces which car has come into the comparison, or has left it. Rendered before the first car is compared. */
export function ComparisonNews({ cars }: { cars: readonly ComparedCar[] }) {
  const [last, setLast] = useState({ cars, text: '' });
  if (last.cars !== cars) setLast({ cars, text: textOfChange(last.cars, cars) });

  return <Announcement>{last.text}</Announcement>;
}

function textOfChange(before: readonly ComparedCar[], cars: readonly ComparedCar[]) {
  const added = cars.find(({ id }) => !has(before, id));
  const removed = before.find(({ id }) => !has(cars, id));
  if (added) return texts.tray.added(titleOf(added), cars.length, MAX_COMPARED_CARS);
  if (removed && cars.length > 0) return texts.tray.removed(titleOf(removed), cars.length, MAX_COMPARED_CARS);
  return removed ? texts.tray.cleared : '';
}
