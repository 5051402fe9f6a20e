import { mix } from '@tools/assets/tones';
import type { Hair, Traits } from './traits';

interface HairDrawing {
  behind?: string;
  before: string;
  /** Lines on the hair, such as strands and folds. */
  lines?: string;
  isCloth?: boolean;
}

const ring = (cx: number, cy: number, radius: number, dots: number, size: number, from: number, to: number): string =>
  Array.from({ length: dots }, (_, index) => {
    const angle = from + ((to - from) * index) / (dots - 1);
    const x = (cx + radius * Math.cos(angle) - size).toFixed(1);
    const y = (cy + radius * Math.sin(angle)).toFixed(1);
    return `M${x} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
  }).join('');

/** A braid beside the neck: a column of loops. */
const plait = (x: number): string =>
  [80, 92, 104, 116, 128, 140, 152]
    .map(
      (y, index) => `M${x - 9} ${y}a${9 - index / 2} 9 0 1 0 ${18 - index} 0a${9 - index / 2} 9 0 1 0 ${index - 18} 0Z`,
    )
    .join('');

const centreParting = 'M61 94C56 54 76 36 100 36C124 36 144 54 139 94C135 76 122 58 101 48C80 58 66 76 61 94Z';
const pulledBack = 'M62 88C58 50 78 33 100 33C122 33 142 50 138 88C134 68 122 55 100 55C78 55 66 68 62 88Z';
const headWrap = 'M58 84C52 44 76 20 102 22C130 22 148 46 142 84C130 62 118 54 100 50C82 54 70 62 58 84Z';

const hairs: Record<Hair, HairDrawing> = {
  crop: {
    before: 'M62 86C57 50 76 31 101 31C127 31 143 50 138 86C136 76 134 68 129 61C112 57 88 57 71 61C66 68 64 76 62 86Z',
  },
  parted: {
    before: 'M61 90C54 46 76 27 104 28C136 29 146 58 139 90C137 76 131 66 121 60C105 63 86 58 82 48C76 60 66 74 61 90Z',
  },
  quiff: {
    before:
      'M62 88C56 62 60 38 80 30C98 18 136 24 140 46C143 58 141 76 138 88C136 76 133 68 128 62C112 64 96 58 86 54C74 60 66 72 62 88Z',
  },
  curls: {
    before: ring(100, 66, 36, 9, 12, Math.PI * 0.98, Math.PI * 2.02) + ring(100, 56, 20, 5, 12, Math.PI, Math.PI * 2),
  },
  shaved: { before: '' },
  turban: {
    before: 'M56 80C44 44 68 14 102 14C138 14 156 46 144 80C132 62 118 52 100 46C82 52 68 62 56 80Z',
    lines: 'M60 72C70 44 100 26 136 34M58 60C70 34 96 20 122 20M100 46C116 40 134 44 146 58',
    isCloth: true,
  },
  long: {
    behind: 'M54 92C46 42 76 26 100 26C124 26 154 42 146 92L152 164C136 172 64 172 48 164Z',
    before: centreParting,
  },
  waves: {
    behind:
      'M56 86C46 44 76 25 102 26C130 26 152 46 146 88C158 100 146 116 154 132C160 150 146 164 132 166L68 166C54 164 40 150 46 132C54 116 44 102 56 86Z',
    before: 'M61 96C52 56 72 34 102 35C130 36 144 58 139 96C137 80 130 66 118 54C108 70 76 72 61 96Z',
  },
  bob: {
    behind: 'M52 88C46 42 78 26 100 26C124 26 154 42 148 88C152 112 148 128 138 134L62 134C52 128 48 112 52 88Z',
    before: 'M61 90C58 52 78 36 100 36C124 36 142 52 139 90C138 80 136 74 132 69C112 76 88 75 69 67C64 74 62 82 61 90Z',
  },
  bun: { behind: ring(100, 26, 0, 2, 15, 0, 1), before: pulledBack },
  afro: {
    behind: ring(100, 74, 42, 15, 19, Math.PI * 0.82, Math.PI * 2.18) + ring(100, 66, 24, 8, 22, 0, 6.3),
    before: pulledBack,
  },
  braids: {
    behind: `${plait(58)}${plait(142)}${ring(100, 78, 46, 15, 9, Math.PI * 0.9, Math.PI * 2.1)}`,
    before: pulledBack,
    lines: 'M100 34V54M88 36L86 56M112 36L114 56M77 42L73 62M123 42L127 62',
  },
  hijab: {
    behind: 'M48 96C40 42 72 20 100 20C128 20 160 42 152 96C154 130 160 146 168 172L32 172C40 146 46 130 48 96Z',
    before: `${headWrap}M58 84C58 118 76 136 100 138C124 136 142 118 142 84C152 116 158 142 150 158C132 180 68 180 50 158C42 142 48 116 58 84Z`,
    lines: 'M66 132C80 152 116 154 136 132M72 152C90 164 112 164 130 152',
    isCloth: true,
  },
};

/** The parts of the hair or headscarf behind and in front of the head. */
export function hairOf({ hair, hairColour, cloth }: Traits): { behind: string; before: string } {
  const { behind, before, lines, isCloth = false } = hairs[hair];
  const colour = isCloth ? cloth : hairColour;
  const strands = `fill="none" stroke="${mix(colour, '#000000', 0.28)}" stroke-width="2" stroke-linecap="round"`;
  return {
    behind: behind === undefined ? '' : `<path d="${behind}" fill="${mix(colour, '#000000', 0.14)}"/>`,
    before: `<path d="${before}" fill="${colour}"/>${lines === undefined ? '' : `<path d="${lines}" ${strands}/>`}`,
  };
}
