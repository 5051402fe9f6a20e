import { brightness, mix } from '@tools/assets/tones';
import type { Beard, Traits } from './traits';

const jaw =
  'M63 92C66 100 70 104 76 105C86 102 92 104 100 104C108 104 114 102 124 105C130 104 134 100 137 92C136 115 120 136 100 136C80 136 64 115 63 92Z';
const lip = 'M82 108C88 102 96 102 100 105C104 102 112 102 118 108C110 112 106 110 100 110C94 110 90 112 82 108Z';

const beards: Record<Beard, (colour: string) => string> = {
  none: () => '',
  stubble: (colour) => `<path d="${jaw}" fill="${colour}" opacity=".22"/>`,
  beard: (colour) => `<path d="${jaw}" fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`,
  moustache: (colour) => `<path d="${lip}" fill="${colour}"/>`,
};

const glasses =
  '<g fill="#ffffff" fill-opacity=".16" stroke="#22262c" stroke-width="2.6"><rect x="72" y="80" width="24" height="20" rx="9"/>' +
  '<rect x="104" y="80" width="24" height="20" rx="9"/><path d="M96 88q4-3 8 0M72 87L64 85M128 87L136 85" fill="none"/></g>';

function mouth({ isSmiling, skin }: Traits): string {
  const lips = mix(skin, '#7d1f27', 0.55);
  if (isSmiling)
    return `<path d="M87 113C92 116 108 116 113 113C111 122 106 125 100 125C94 125 89 122 87 113Z" fill="#fff" stroke="${lips}" stroke-width="2.4" stroke-linejoin="round"/>`;
  return `<path d="M88 116Q100 122 112 116" fill="none" stroke="${lips}" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** Brows, eyes, nose and mouth, with beard and glasses if any. */
export function featuresOf(traits: Traits): string {
  const { skin, hairColour, beard, hasGlasses } = traits;
  const shade = mix(skin, '#5a2414', brightness(skin) < 0.35 ? 0.42 : 0.3);
  const brow = brightness(hairColour) > 0.5 ? mix(hairColour, '#4a3a2a', 0.5) : hairColour;
  const line = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="90" rx="5.6" ry="4.4" fill="#fbf9f5"/><circle cx="${x}" cy="90" r="3.6" fill="#231812"/><circle cx="${x + 1.2}" cy="88.8" r="1.1" fill="#fff"/>` +
    line(`M${x - 6} 88.5Q${x} 83.5 ${x + 6} 88.5`, mix(skin, '#1c100a', 0.75), 1.8);
  return [
    `<ellipse cx="77" cy="105" rx="8" ry="5" fill="#c8413a" opacity=".12"/><ellipse cx="123" cy="105" rx="8" ry="5" fill="#c8413a" opacity=".12"/>`,
    beards[beard](hairColour),
    eye(84),
    eye(116),
    line('M76 79Q84 74 92 78M108 78Q116 74 124 79', brow, 3.2),
    line('M101 90C101 97 95 101 97 104Q100 106.5 104 104', shade, 2.4),
    mouth(traits),
    hasGlasses ? glasses : '',
  ].join('');
}
