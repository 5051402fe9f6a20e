import { pick, randomOf } from '@tools/assets/random';
import { settledTraits } from './people';

export type Hair =
  | 'crop' | 'parted' | 'quiff' | 'curls' | 'shaved' | 'turban'
  | 'long' | 'waves' | 'bob' | 'bun' | 'afro' | 'braids' | 'hijab'; // prettier-ignore
export type Beard = 'none' | 'stubble' | 'beard' | 'moustache';
export type Clothes = 'crew' | 'shirt' | 'blazer' | 'rollneck' | 'hoodie';

/** The features of a portrait. */
export interface Traits {
  skin: string;
  hair: Hair;
  hairColour: string;
  cloth: string;
  beard: Beard;
  clothes: Clothes;
  clothesColour: string;
  background: string;
  hasGlasses: boolean;
  hasEarrings: boolean;
  isSmiling: boolean;
}

const skins = ['#f6d8c3', '#efc6a6', '#e3b08a', '#cf9468', '#b57a4e', '#96603c', '#74472c', '#573320'] as const;
const hairColours = ['#17130f', '#241a15', '#2d201a', '#4a3020', '#6d472b', '#96683a', '#c79a58', '#8e8c88', '#d6d3cd'] as const; // prettier-ignore
const darkHair = ['#14110e', '#1f1713', '#2b1e17', '#77746f'] as const;
const clothTones = ['#0b5d3b', '#2d4a68', '#8a3b3f', '#c48a2c', '#4b4a63', '#35635f', '#b9aa92'] as const;
const garmentTones = ['#22303f', '#0b5d3b', '#8a3b3f', '#e8e4da', '#4f6b8a', '#c48a2c', '#5a616b', '#3d3a4c'] as const;
const backgrounds = ['#dfe7df', '#ece1cd', '#d5e0e7', '#ead8d3', '#dcd9e8', '#cbdccf', '#f3e3bb', '#d9d7d0'] as const;

/** Deterministic: the same slug always gives the same traits. */
export function traitsOf(slug: string): Traits {
  const random = randomOf(slug);
  const isDown = random() < 0.5;
  const skin = pick(random, skins);
  const isDark = skins.indexOf(skin) > 3;
  const hair = isDown
    ? pick<Hair>(
        random,
        isDark ? ['afro', 'braids', 'bun', 'waves', 'hijab'] : ['long', 'waves', 'bob', 'bun', 'hijab'],
      )
    : pick<Hair>(
        random,
        isDark ? ['crop', 'curls', 'shaved', 'crop', 'turban'] : ['crop', 'parted', 'quiff', 'curls', 'shaved'],
      );
  return {
    skin,
    hair,
    hairColour: pick<string>(random, isDark ? darkHair : hairColours),
    cloth: pick(random, clothTones),
    beard: isDown
      ? 'none'
      : hair === 'turban'
        ? 'beard'
        : pick<Beard>(random, ['none', 'none', 'stubble', 'beard', 'moustache']),
    clothes: pick<Clothes>(random, ['crew', 'shirt', 'blazer', 'rollneck', 'hoodie']),
    clothesColour: pick(random, garmentTones),
    background: pick(random, backgrounds),
    hasGlasses: random() < 0.25,
    hasEarrings: isDown && random() < 0.4,
    isSmiling: random() < 0.7,
    ...settledTraits(slug),
  };
}
