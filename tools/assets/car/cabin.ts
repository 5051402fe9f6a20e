import type { Daylight } from '@tools/assets/daylight';
import { mix } from '@tools/assets/tones';
import type { CarBody } from './body';

const seat = (x: number, top: number): string => {
  const [shoulder, foot] = [top + 130, top + 420];
  const head = `M${x - 20} ${top + 60}C${x - 10} ${top - 30} ${x + 90} ${top - 40} ${x + 100} ${top + 40}`;
  const back = `L${x + 104} ${top + 90}C${x + 180} ${shoulder} ${x + 190} ${top + 240} ${x + 200} ${foot}`;
  const front = `L${x - 60} ${foot}C${x - 40} ${top + 240} ${x - 50} ${shoulder} ${x - 10} ${top + 96}Z`;
  return `<path d="${head}${back}${front}" fill="#05070a" opacity=".55"/>`;
};

function reflections({ seats: [first = 0, second], height }: CarBody, gloss: string): string {
  const stripe = (bottom: number, top: number, width: number, opacity: number): string =>
    `<path d="M${bottom} 0L${top}-${height}L${top + width}-${height}L${bottom + width} 0Z" fill="${gloss}" opacity="${opacity}"/>`;
  return (
    stripe(first - 420, first + 130, 200, 0.2) +
    stripe(first - 150, first + 400, 50, 0.16) +
    (second === undefined ? '' : stripe(second - 260, second + 290, 180, 0.14))
  );
}

/** The windows, the interior behind them and their reflections. */
export function cabin(id: string, body: CarBody, light: Daylight): string {
  const { glass, windscreen, rearScreen, seats, seatTop, steeringWheel, frontAxle, length, shoulder } = body;
  const ledge = `M${frontAxle + 300} ${shoulder - 10}C${length * 0.45} ${shoulder - 130} ${length * 0.6} ${shoulder - 60}`;
  const pillar = (d: string): string =>
    `<g clip-path="url(#${id}inGlass)"><path d="${d}" fill="#0b0d0f"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="6"/></g>`;
  const frame = body.isClad ? ['#3a3e43', 0.8] : ['#d9dcde', 0.75];
  return [
    `<path d="${windscreen}" fill="${mix('#10161b', light.sky[1], 0.3)}"/>`,
    `<path d="${rearScreen}" fill="${mix('#10161b', light.sky[1], 0.18)}"/>`,
    `<path d="${glass}" fill="url(#${id}glass)"/>`,
    `<g clip-path="url(#${id}inGlass)">${seats.map((x) => seat(x, seatTop)).join('')}`,
    `<path d="M${steeringWheel} ${seatTop + 140}q40 60 74 190" fill="none" stroke="#05070a" stroke-opacity=".6" `,
    'stroke-width="26" stroke-linecap="round"/>',
    `<path d="${ledge} ${length} ${shoulder - 170}L${length} 0L0 0Z" fill="#030506" opacity=".38"/>`,
    reflections(body, light.gloss),
    `<path d="${glass}" fill="none" stroke="${light.sky[1]}" stroke-opacity=".4" stroke-width="30" filter="url(#${id}near)"/></g>`,
    ...body.pillars.map(pillar),
    `<path d="${glass}" fill="none" stroke="#0a0c0e" stroke-width="16" stroke-linejoin="round"/>`,
    `<path d="${glass}" fill="none" stroke="${frame[0] ?? ''}" stroke-opacity="${frame[1] ?? ''}" stroke-width="6" `,
    'stroke-linejoin="round" transform="translate(0 -2)"/>',
  ].join('');
}
