import { mix } from '@tools/assets/tones';
import type { Clothes, Traits } from './traits';

const shoulders = 'M16 200C18 166 44 154 78 146C88 156 112 156 122 146C156 154 182 166 184 200Z';
const fold = 'M44 200C44 188 46 180 50 174M156 200C156 188 154 180 150 174';

const details: Record<Clothes, (colour: string, dark: string) => string> = {
  crew: (_, dark) => `<path d="M77 147C86 162 114 162 123 147" fill="none" stroke="${dark}" stroke-width="6"/>`,
  shirt: (colour, dark) => {
    const collar = `fill="${mix(colour, '#ffffff', 0.22)}" stroke="${dark}" stroke-width="1.5" stroke-linejoin="round"`;
    return `<path d="M76 144L100 164L86 178L66 152Z" ${collar}/><path d="M124 144L100 164L114 178L134 152Z" ${collar}/><path d="M100 164V200" stroke="${dark}" stroke-width="2"/>`;
  },
  blazer: (colour, dark) =>
    `<path d="M78 146L100 186L122 146C112 156 88 156 78 146Z" fill="#f3f0e8"/><path d="M77 145L100 188L84 200H58L66 150Z" fill="${mix(colour, '#ffffff', 0.1)}"/>` +
    `<path d="M123 145L100 188L116 200H142L134 150Z" fill="${mix(colour, '#ffffff', 0.1)}"/><path d="M77 145L100 188L123 145" fill="none" stroke="${dark}" stroke-width="2"/>`,
  rollneck: (colour, dark) =>
    `<path d="M80 134C90 142 110 142 120 134L124 156C110 166 90 166 76 156Z" fill="${mix(colour, '#ffffff', 0.12)}"/><path d="M77 154C90 164 110 164 123 154" fill="none" stroke="${dark}" stroke-width="2"/>`,
  hoodie: (colour, dark) =>
    `<path d="M70 146C62 172 86 182 100 184C114 182 138 172 130 146C146 152 146 176 128 186C112 196 88 196 72 186C54 176 54 152 70 146Z" fill="${mix(colour, '#ffffff', 0.14)}"/>` +
    `<path d="M90 186V200M110 186V200" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`,
};

export function clothesOf({ clothes, clothesColour }: Traits): string {
  const dark = mix(clothesColour, '#0b0d10', 0.35);
  const folds = `<path d="${fold}" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`;
  return `<path d="${shoulders}" fill="${clothesColour}"/>${folds}${details[clothes](clothesColour, dark)}`;
}
