// oxlint-disable-next-line import/default -- Vite makes it the address of the worker's file.
import photoWorkerUrl from './photoWorker?worker&url';
import { readFile, writeFile, type FilePlace } from './photoFiles';
import { renderPhoto, type CanvasMaker, type PhotoWork } from './renderPhoto';

export type PhotoTask =
  | { name: 'render'; work: PhotoWork }
  | { name: 'write'; place: FilePlace; file: File }
  | { name: 'read'; place: FilePlace };

/** The worker is a file of this site, which the default policy does not allow as a script. */
let scriptUrls: { createScriptURL: (url: string) => string } | undefined;

/** @throws Error if the browser cannot read the file */
export const renderOffThread = (work: PhotoWork) =>
  offThread({ name: 'render', work }, () => renderPhoto(work, canvasOf));

/** A database copies a whole file on the thread that writes or reads it. @throws Error if the browser does not store it */
export const writeOffThread = (place: FilePlace, file: File) =>
  offThread({ name: 'write', place, file }, () => writeFile(place, file));

export const readOffThread = (place: FilePlace) => offThread({ name: 'read', place }, () => readFile(place));

/**
 * Does the task in a worker, so that no frame of the page is late. Browsers without a canvas in workers, and pages whose worker does
 * not load, do it here.
 */
async function offThread<Answer>(task: PhotoTask, onPage: () => Promise<Answer>): Promise<Answer> {
  if ('Worker' in window && 'OffscreenCanvas' in window) {
    const result = await askWorker<Answer>(task);
    if (result !== 'no worker') return result.answer;
  }
  return onPage();
}

/** A worker for each task, because ending it frees the memory of the decoded picture at once. */
function askWorker<Answer>(task: PhotoTask) {
  return new Promise<{ answer: Answer } | 'no worker'>((resolve, reject) => {
    const worker = startWorker();
    if (!worker) {
      resolve('no worker');
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<{ answer: Answer } | undefined>) => {
      worker.terminate();
      if (data) resolve(data);
      else reject(new Error('The file cannot be read or stored.'));
    };
    worker.onerror = () => {
      worker.terminate();
      resolve('no worker');
    };
    worker.postMessage(task);
  });
}

function startWorker() {
  try {
    scriptUrls ??= window.trustedTypes?.createPolicy('photo-worker', { createScriptURL: (url) => url });
    return new Worker(scriptUrls?.createScriptURL(photoWorkerUrl) ?? photoWorkerUrl, { type: 'module' });
  } catch {
    return undefined;
  }
}

const canvasOf: CanvasMaker = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { context: canvas.getContext('2d'), encode: (type, quality) => blobOf(canvas, type, quality) };
};

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), type, quality);
  });
}
