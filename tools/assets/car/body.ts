export interface Point {
  x: number;
  y: number;
}

export type RimStyle = 'double5' | 'spoke10' | 'turbine' | 'wide5' | 'mesh';

/** A car body: dimensions in millimetres and SVG paths of its parts. */
export interface CarBody {
  length: number;
  height: number;
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  archRadius: number;
  sill: number;
  shoulder: number;
  crease: number;
  rim: RimStyle;
  outline: string;
  glass: string;
  windscreen: string;
  rearScreen: string;
  pillars: readonly string[];
  doors: readonly string[];
  bonnet: string;
  boot: string;
  handles: readonly Point[];
  mirror: Point;
  shoulderLine: string;
  lowerLight: string;
  headlamp: string;
  dayLamp: string;
  tailLamp: string;
  tailBar: string;
  intake: string;
  fuelFlap: Point & { radius: number };
  seats: readonly number[];
  seatTop: number;
  steeringWheel: number;
  isClad?: boolean;
  hasBed?: boolean;
  gap?: string;
  haunch?: string;
  vent?: string;
  roofRails?: string;
}
