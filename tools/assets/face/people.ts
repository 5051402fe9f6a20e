import type { Beard, Hair, Traits } from './traits';

type Look = readonly [skin: string, hair: Hair, hairColour: string, beard?: Beard];

/** Looks of the people in the demo data. Traits that are not set here are derived from the slug. */
const looks: Record<string, Look> = {
  'noor-haddad': ['#e3b08a', 'waves', '#2d201a'],
  'mara-lindqvist': ['#f6d8c3', 'bob', '#c79a58'],
  'adaeze-obi': ['#74472c', 'braids', '#14110e'],
  'tomas-rehak': ['#efc6a6', 'parted', '#6d472b', 'stubble'],
  'ade-balogun': ['#573320', 'shaved', '#14110e', 'moustache'],
  'ines-moreau': ['#efc6a6', 'long', '#4a3020'],
  'jon-park': ['#efc6a6', 'quiff', '#17130f'],
  'sam-okafor': ['#74472c', 'crop', '#14110e', 'beard'],
  'priya-raman': ['#b57a4e', 'long', '#17130f'],
  'luca-ferraro': ['#e3b08a', 'curls', '#2d201a', 'stubble'],
  'grace-oconnell': ['#f6d8c3', 'waves', '#96683a'],
  'kenji-watanabe': ['#efc6a6', 'crop', '#8e8c88'],
  'lea-brandt': ['#f6d8c3', 'long', '#c79a58'],
  'mateo-vargas': ['#cf9468', 'quiff', '#241a15', 'stubble'],
  'amina-yusuf': ['#96603c', 'hijab', '#14110e'],
  'oskar-nilsen': ['#f6d8c3', 'parted', '#c79a58', 'beard'],
  'chloe-lefebvre': ['#efc6a6', 'bun', '#6d472b'],
  'ravi-menon': ['#b57a4e', 'parted', '#17130f', 'moustache'],
  'hannah-whitfield': ['#f6d8c3', 'bob', '#96683a'],
  'piotr-zielinski': ['#efc6a6', 'shaved', '#4a3020', 'stubble'],
  'yara-benali': ['#e3b08a', 'waves', '#241a15'],
  'daniel-kim': ['#efc6a6', 'crop', '#17130f'],
  'sofia-papadaki': ['#e3b08a', 'long', '#4a3020'],
  'kwame-mensah': ['#573320', 'crop', '#77746f', 'beard'],
  'eilidh-macrae': ['#f6d8c3', 'bun', '#96683a'],
  'bruno-carvalho': ['#cf9468', 'curls', '#241a15', 'beard'],
  'meiling-chen': ['#efc6a6', 'bob', '#17130f'],
  'jonas-vogel': ['#f6d8c3', 'crop', '#8e8c88', 'beard'],
  'fatima-zahra-idrissi': ['#cf9468', 'hijab', '#2d201a'],
  'callum-reid': ['#f6d8c3', 'quiff', '#96683a', 'stubble'],
  'nadia-petrova': ['#f6d8c3', 'long', '#d6d3cd'],
  'thabo-nkosi': ['#74472c', 'shaved', '#14110e', 'none'],
  'isabel-fuentes': ['#cf9468', 'waves', '#241a15'],
  'arjun-kapoor': ['#b57a4e', 'turban', '#17130f', 'beard'],
  'freya-sorensen': ['#f6d8c3', 'long', '#c79a58'],
  'malik-johnson': ['#96603c', 'curls', '#14110e', 'stubble'],
  'hiroko-tanaka': ['#f6d8c3', 'bob', '#77746f'],
};

export function settledTraits(slug: string): Partial<Traits> {
  const look = Object.hasOwn(looks, slug) ? looks[slug] : undefined;
  if (!look) return {};
  const [skin, hair, hairColour, beard = 'none'] = look;
  const isDown = ['waves', 'bob', 'braids', 'long', 'bun', 'hijab', 'afro'].includes(hair);
  return { skin, hair, hairColour, beard, ...(isDown ? {} : { hasEarrings: false }) };
}
