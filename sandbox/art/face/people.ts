import type { Traits } from './traits';

/** What is settled about people whom the demo data names; the rest of them follows from the slug. */
export const people = new Map<string, Partial<Traits>>([
  [
    'noor-haddad',
    {
      skin: '#e3b08a',
      hair: 'waves',
      hairColour: '#2d201a',
      beard: 'none',
      background: '#d5e0e7',
      clothes: 'blazer',
      clothesColour: '#0b5d3b',
      hasGlasses: false,
    },
  ],
  [
    'mara-lindqvist',
    {
      skin: '#f6d8c3',
      hair: 'bob',
      hairColour: '#c79a58',
      beard: 'none',
      background: '#dfe7df',
      clothes: 'rollneck',
      clothesColour: '#22303f',
      hasGlasses: true,
    },
  ],
  [
    'adaeze-obi',
    {
      skin: '#74472c',
      hair: 'braids',
      hairColour: '#14110e',
      beard: 'none',
      background: '#f3e3bb',
      clothes: 'shirt',
      clothesColour: '#8a3b3f',
      hasEarrings: true,
      hasGlasses: false,
    },
  ],
]);
