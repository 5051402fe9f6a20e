import type { CarBody } from './body';

const trim = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

function plainTrim({ frontAxle, rearAxle, archRadius, length, sill }: CarBody): string {
  const front = frontAxle - archRadius + 40;
  const rear = rearAxle + archRadius - 40;
  const nose = `M-20-${sill + 74}C60-${sill + 92} 200-${sill + 84} ${front}-${sill + 70}V0H-20Z`;
  const curve = `${rear + 240}-${sill + 130} ${length - 160}-${sill + 150} ${length + 20}-${sill + 160}`;
  const between = `M${frontAxle + archRadius - 30}-${sill + 34}H${rearAxle - archRadius + 30}`;
  return (
    trim(nose, '#15171a') +
    trim(`M${rear}-${sill + 96}C${curve}V0H${rear}Z`, '#15171a') +
    trim(`${between}V0H${frontAxle + archRadius - 30}Z`, '#101214')
  );
}

function cladding({ frontAxle, rearAxle, wheelRadius, archRadius, length, sill }: CarBody): string {
  const arches = [frontAxle, rearAxle].map(
    (axle) =>
      `<circle cx="${axle}" cy="-${wheelRadius}" r="${archRadius + 26}" fill="none" stroke="#1b1d20" stroke-width="60"/>`,
  );
  const [left, right, rear] = [frontAxle + archRadius, rearAxle - archRadius, rearAxle + archRadius - 20];
  const between = `M${left - 30}-${sill + 96}L${right + 30}-${sill + 96}L${right + 30} 0L${left - 30} 0Z`;
  const edge = `M${left + 10}-${sill + 92}L${right - 10}-${sill + 92}`;
  const nose = `M-20-${sill + 150}C120-${sill + 170} 260-${sill + 150} 420-${sill + 160}L420 0L-20 0Z`;
  const tail = `M${rear}-${sill + 170}L${length + 30}-${sill + 190}L${length + 30} 0L${rear} 0Z`;
  return [
    ...arches,
    trim(between, '#1b1d20'),
    `<path d="${edge}" stroke="#6b6f75" stroke-opacity=".7" stroke-width="7"/>`,
    trim(nose, '#1d1f22'),
    trim(tail, '#1d1f22'),
  ].join('');
}

/** The unpainted plastic at the bottom; off-roaders also have it around the wheels. */
export const lowerBody = (body: CarBody): string => (body.isClad ? cladding(body) : plainTrim(body));
