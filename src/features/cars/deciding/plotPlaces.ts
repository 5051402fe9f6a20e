import { positionMessages as messages } from '@/shared/messages/deciding';
import { overlaps, textWidth, type Box, type PlotFrame } from './plotFrame';

const PLATE = { padding: 8, height: 26, gap: 20 };
const FIELD_PADDING = 10;

/** Beside this car, above or below it: the first place inside the plot that covers no point. @param text what is on the plate */
export function plateAt(
  { x, y }: { x: number; y: number },
  text: string,
  area: Box,
  dots: readonly { x: number; y: number }[],
  frame: PlotFrame,
): Box {
  const { padding, height, gap } = PLATE;
  const width = textWidth(text, frame.text) + padding * 2;
  const places = [
    { left: x + gap, top: y - height / 2 },
    { left: x - gap - width, top: y - height / 2 },
    { left: x - width / 2, top: y - gap - height },
    { left: x - width / 2, top: y + gap },
  ].map(({ left, top }) => ({ left, right: left + width, top, bottom: top + height }));
  const inside = places.filter(({ left, right, top }) => left >= area.left && right <= area.right && top >= 0);
  const free = inside.find((place) => !dots.some((dot) => overlaps(place, boxAround(dot.x, dot.y, 8))));
  return free ?? inside[0] ?? { left: x, right: x + width, top: y - height, bottom: y };
}

/** On one line or, where that is too wide, on three. */
export function fieldLinesIn(width: number, height: number, { text }: PlotFrame): readonly string[] {
  const fits = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => textWidth(line, text))) + FIELD_PADDING <= width &&
    lines.length * (text + 3) + FIELD_PADDING * 2 <= height;
  return [[messages.field], messages.fieldLines].find(fits) ?? [];
}

/** The box of the hint in the lower left corner. */
export function fieldBox(lines: readonly string[], { left, bottom }: Box, { text }: PlotFrame): Box {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, text)));
  return { left, right: left + width + FIELD_PADDING, top: bottom - lines.length * (text + 3) - FIELD_PADDING, bottom };
}

export function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
