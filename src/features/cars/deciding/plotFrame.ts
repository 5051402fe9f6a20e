/** The sizes of a plot, in units of its SVG. */
export interface PlotFrame {
  width: number;
  height: number;
  /** The font size of all texts. */
  text: number;
  top: number;
  right: number;
  bottom: number;
  /** The radius of a point. */
  dot: number;
  /** The longest label of a point, in characters. */
  label: number;
  /** Whether there is room for units at the mileage axis, and for the hint in the tinted field on one line. */
  isWide: boolean;
}

export const wideFrame: PlotFrame = {
  width: 814,
  height: 462,
  text: 13,
  top: 34,
  right: 14,
  bottom: 58,
  dot: 6,
  label: 18,
  isWide: true,
};

export const narrowFrame: PlotFrame = {
  width: 332,
  height: 336,
  text: 12,
  top: 30,
  right: 12,
  bottom: 52,
  dot: 5,
  label: 8,
  isWide: false,
};

/** The mean width of a character in parts of the font size. Wide scripts and emoji take about twice as much. */
const CHARACTER = 0.57;
const WIDE_SCRIPTS = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]/u;

/** About how wide a text is. SVG cannot measure texts before they are drawn. */
export function textWidth(text: string, size: number) {
  return (
    Array.from(text).reduce((width, character) => width + (WIDE_SCRIPTS.test(character) ? 2 : 1), 0) * CHARACTER * size
  );
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function overlaps(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
