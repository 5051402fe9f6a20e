import type { PixelSize } from './photoFrame';

/** The context is null in a browser that refuses canvases. */
export function createCanvas({ width, height }: PixelSize) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d') };
}

/** @returns null if the browser does not encode it */
export function encode(canvas: HTMLCanvasElement, quality: number) {
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
