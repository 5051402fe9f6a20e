import { renderPhoto, type PhotoWork } from './renderPhoto';

/** Renders one photo, and responds with it or with undefined if the file cannot be read. */
globalThis.onmessage = ({ data }: MessageEvent<PhotoWork>) => {
  void renderPhoto(data, ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext('2d'),
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    };
  }).then(globalThis.postMessage, () => globalThis.postMessage(undefined));
};
