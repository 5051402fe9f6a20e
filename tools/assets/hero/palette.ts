export type Theme = 'light' | 'dark';

export interface HeroPalette {
  sky: readonly [string, string, string];
  glow: { colour: string; strength: number };
  disc: { colour: string; opacity: number };
  hills: readonly [string, string, string, string];
  field: string;
  road: readonly [string, string];
  lane: { colour: string; opacity: number };
  kerb: string;
  paint: string;
  shadow: number;
}

export const heroPalettes: Record<Theme, HeroPalette> = {
  light: {
    sky: ['#eef0ea', '#f3efe2', '#f8e9c8'],
    glow: { colour: '#f7cf7f', strength: 0.9 },
    disc: { colour: '#fff4d8', opacity: 0.95 },
    hills: ['#d3dccf', '#b7cab8', '#93b29c', '#7ba189'],
    field: '#a9c2ab',
    road: ['#cfccc3', '#b9b5ab'],
    lane: { colour: '#ffffff', opacity: 0.8 },
    kerb: '#ebe8de',
    paint: '#0b5d3b',
    shadow: 0.5,
  },
  dark: {
    sky: ['#0e1216', '#15211f', '#2b4238'],
    glow: { colour: '#f2b233', strength: 0.34 },
    disc: { colour: '#f2b233', opacity: 0.75 },
    hills: ['#24362f', '#1c2b26', '#15211d', '#101916'],
    field: '#0d1512',
    road: ['#1b2126', '#12161a'],
    lane: { colour: '#eceae4', opacity: 0.28 },
    kerb: '#2c3a35',
    paint: '#17694a',
    shadow: 0.7,
  },
};
