import type { PixelSize } from './photoFrame';

/** Makes a canvas of a page or of a worker. */
export type CanvasMaker = (size: PixelSize) => {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode: (type: string, quality: number) => Promise<Blob>;
};
