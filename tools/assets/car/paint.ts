import { type Daylight } from '@tools/assets/daylight';
import { brightness, mix } from '@tools/assets/tones';

/** The shades of a paint colour in a certain light. */
export interface Paint {
  base: string;
  isPale: boolean;
  high: string;
  upper: string;
  low: string;
  deep: string;
  bounce: string;
}

export function paintIn(base: string, light: Daylight): Paint {
  const isPale = brightness(base) > 0.6;
  const gloss = isPale ? 0.75 : brightness(base) < 0.12 ? 0.34 : 0.42;
  return {
    base,
    isPale,
    high: mix(base, light.gloss, gloss),
    upper: mix(base, light.ambient, isPale ? 0.35 : 0.16),
    low: mix(base, '#06080c', isPale ? 0.34 : 0.52),
    deep: mix(base, '#05070a', isPale ? 0.5 : 0.72),
    bounce: mix(base, light.ground[0], isPale ? 0.45 : 0.28),
  };
}
