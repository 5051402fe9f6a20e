import { round } from '@tools/assets/svg';
import type { CarBody } from './body';

/** The outline of the painted body: the upper line, closed along the sill with the wheel arches cut out. */
export function silhouette({ outline, frontAxle, rearAxle, wheelRadius, archRadius, sill }: CarBody): string {
  const halfWidth = (height: number): number => Math.sqrt(archRadius ** 2 - (height - wheelRadius) ** 2);
  const bumper = sill + 22;
  const inner = halfWidth(sill);
  const outer = halfWidth(bumper);
  const arch = `A${archRadius} ${archRadius} 0 1 0 `;
  return (
    `${outline}L${round(rearAxle + outer)}-${bumper}${arch}${round(rearAxle - inner)}-${sill}` +
    `L${round(frontAxle + inner)}-${sill}${arch}${round(frontAxle - outer)}-${bumper}Z`
  );
}
