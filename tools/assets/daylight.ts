import type { CarLight } from './look';

export interface Daylight {
  sky: readonly [string, string, string];
  sun: { at: number; colour: string; strength: number };
  haze: string;
  far: string;
  /** The colour of the ambient light, and of the sky reflected in the paint. */
  ambient: string;
  gloss: string;
  ground: readonly [string, string];
  shadow: number;
  isDim?: boolean;
}

export const daylights: Record<CarLight, Daylight> = {
  morning: {
    sky: ['#8fb4cf', '#cfdde2', '#f6e6cb'],
    sun: { at: 0.22, colour: '#fff0cf', strength: 0.95 },
    haze: '#efe3cf',
    far: '#8ba3ab',
    ambient: '#fdf1dc',
    gloss: '#f3f7fa',
    ground: ['#a9a69f', '#7b7976'],
    shadow: 0.5,
  },
  noon: {
    sky: ['#4f93c8', '#8fc0e0', '#dcecf3'],
    sun: { at: 0.7, colour: '#ffffff', strength: 0.5 },
    haze: '#dbe8ee',
    far: '#7d9cab',
    ambient: '#ffffff',
    gloss: '#f4faff',
    ground: ['#b2afa8', '#8a8782'],
    shadow: 0.62,
  },
  dusk: {
    sky: ['#2b3a5c', '#8a6f86', '#f0a56c'],
    sun: { at: 0.8, colour: '#ffd08a', strength: 1 },
    haze: '#d99a78',
    far: '#5a5068',
    ambient: '#ffb877',
    gloss: '#e9c4ad',
    ground: ['#5b5357', '#2f2d33'],
    shadow: 0.55,
    isDim: true,
  },
  overcast: {
    sky: ['#aeb8bf', '#c9d0d3', '#e3e5e3'],
    sun: { at: 0.5, colour: '#ffffff', strength: 0.3 },
    haze: '#dadedd',
    far: '#8f9a9c',
    ambient: '#f2f4f4',
    gloss: '#f4f6f7',
    ground: ['#a6a7a6', '#7e8080'],
    shadow: 0.42,
  },
};
