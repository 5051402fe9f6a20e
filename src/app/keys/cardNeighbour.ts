interface Box {
  left: number;
  top: number;
  height: number;
}

/**
 * The card to which an arrow key leads: the one before or after, or the nearest one in the row above or below.
 * @param boxes where the cards of the list are, in their order
 * @returns its index, or undefined if there is none
 */
export function cardNeighbour(boxes: readonly Box[], index: number, key: string): number | undefined {
  const box = boxes[index];
  if (!box) return undefined;
  switch (key) {
    case 'ArrowRight':
      return index + 1 < boxes.length ? index + 1 : undefined;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined;
    case 'ArrowDown':
      return nearest(boxes, box, ({ top }) => top - box.top);
    case 'ArrowUp':
      return nearest(boxes, box, ({ top }) => box.top - top);
    default:
      return undefined;
  }
}

/** The index of the nearest box in the first row that is further away than half a card. */
function nearest(boxes: readonly Box[], from: Box, distance: (box: Box) => number) {
  const rows = boxes.map(distance).filter((rowDistance) => rowDistance > from.height / 2);
  const nextRow = Math.min(...rows) + from.height / 2;
  let best: { index: number; offset: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const isInRow = distance(box) > from.height / 2 && distance(box) <= nextRow;
    const offset = Math.abs(box.left - from.left);
    if (isInRow && (!best || offset < best.offset)) best = { index, offset };
  }
  return best?.index;
}
