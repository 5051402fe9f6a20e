import type { PhotoTask } from './offThread';
import { readFile, writeFile } from './photoFiles';
import type { CanvasMaker } from './canvasMaker';
import { renderPhoto } from './renderPhoto';

/** Does one task, and responds with its answer, or with undefined if it fails. */
globalThis.onmessage = ({ data }: MessageEvent<PhotoTask>) => {
  void answerTo(data).then(
    (answer) => globalThis.postMessage({ answer }),
    () => globalThis.postMessage(undefined),
  );
};

function answerTo(task: PhotoTask) {
  switch (task.name) {
    case 'render':
      return renderPhoto(task.work, canvasOf);
    case 'write':
      return writeFile(task.place, task.file);
    case 'read':
      return readFile(task.place);
  }
}

const canvasOf: CanvasMaker = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    canvas,
    context: canvas.getContext('2d'),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
};
