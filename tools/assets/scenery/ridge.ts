import { round } from '@tools/assets/svg';

interface Ridge {
  width: number;
  base: number;
  rise: number;
  steps: number;
  roughness?: number;
}

/** A closed SVG path of distant hills, shaped by `random`. */
export function ridge(random: () => number, { width, base, rise, steps, roughness = 0.5 }: Ridge): string {
  const phase = random() * 9;
  const waves = 1.4 + random() * 1.6;
  let path = `M-90 ${base + 400}L-90 ${round(base)}`;
  for (let step = 0; step <= steps; step++) {
    const x = (step / steps) * (width + 180) - 90;
    const turn = (step / steps) * Math.PI * 2 * waves;
    const swell = 0.32 * Math.sin(turn * 0.5 + phase) + 0.18 * Math.sin(turn * 1.3 + phase * 2);
    path += `L${round(x)} ${round(base - rise * (0.55 + swell + roughness * 0.12 * (random() - 0.5)))}`;
  }
  return `${path}L${width + 90} ${base + 400}Z`;
}
