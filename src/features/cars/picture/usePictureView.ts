import { useCallback, useState } from 'react';
import { FIT, limitView, moveBy, stageOf, zoomTo, type Point, type Size } from './pictureView';

const NO_SIZE: Size = { width: 0, height: 0 };

/** The view of a picture, and the functions that zoom and move it. */
export function usePictureView() {
  const [view, setView] = useState(FIT);
  const [stageSize, setStageSize] = useState(NO_SIZE);
  const [pictureSize, setPictureSize] = useState(NO_SIZE);
  const stage = stageOf(stageSize, pictureSize);

  /** The ref callback of the stage. */
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStageSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const zoomBy = (factor: number, at?: Point) =>
    setView((current) => zoomTo(current, current.zoom * factor, stage, at));
  const move = (by: Point) => setView((current) => moveBy(current, by, stage));

  return {
    view: limitView(view, stage),
    stage,
    measure,
    setPictureSize,
    zoomBy,
    zoomTo: (zoom: number) => setView((current) => zoomTo(current, zoom, stage)),
    move,
  };
}
