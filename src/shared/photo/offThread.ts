// oxlint-disable-next-line import/default -- Vite makes it the address of the worker's file.
import photoWorkerUrl from './photoWorker?worker&url';
import * as v from 'valibot';
import { startWorker } from '@/shared/browser/startWorker';
import { readFile, writeFile, type FilePlace } from './photoFiles';
import type { CanvasMaker } from './canvasMaker';
import { renderPhoto, type PhotoWork } from './renderPhoto';

export type PhotoTask =
  | { name: 'render'; work: PhotoWork }
  | { name: 'write'; place: FilePlace; file: File }
  | { name: 'read'; place: FilePlace };

const size = { width: v.number(), height: v.number() };
const renderedSchema = v.variant('status', [
  v.object({ status: v.picklist(['cut off', 'protected']) }),
  v.object({
    status: v.picklist(['rendered', 'untouched']),
    blob: v.instance(Blob),
    original: v.object(size),
    ...size,
  }),
]);
const answerSchema = v.object({ answer: v.unknown() });

/** @throws Error if the browser cannot read the file */
export async function renderOffThread(work: PhotoWork) {
  const rendered = await offThread({ name: 'render', work }, renderedSchema, () => renderPhoto(work, canvasOf));
  // Some browsers have canvases in workers that draw nothing, or protect them alone.
  const isLost = rendered.status === 'untouched' || rendered.status === 'protected';
  return isLost && hasWorkers() ? renderPhoto(work, canvasOf) : rendered;
}

/** A database copies a whole file on the thread that writes or reads it. @throws Error if the browser does not store it */
export const writeOffThread = (place: FilePlace, file: File) =>
  offThread({ name: 'write', place, file }, v.undefined(), () => writeFile(place, file));

export const readOffThread = (place: FilePlace) =>
  offThread({ name: 'read', place }, v.optional(v.instance(File)), () => readFile(place));

/**
 * Does the task in a worker, so that no frame of the page is late. Browsers without a canvas in workers, and pages whose worker does
 * not load, do it here.
 */
async function offThread<Answer>(
  task: PhotoTask,
  schema: v.GenericSchema<unknown, Answer>,
  onPage: () => Promise<Answer>,
): Promise<Answer> {
  if (hasWorkers()) {
    const result = await askWorker(task);
    if (result !== 'no worker') return v.parse(schema, result.answer);
  }
  return onPage();
}

const hasWorkers = () => 'Worker' in window && 'OffscreenCanvas' in window;

/** A worker for each task, because ending it frees the memory of the decoded picture at once. */
function askWorker(task: PhotoTask) {
  return new Promise<{ answer: unknown } | 'no worker'>((resolve, reject) => {
    const worker = startWorker(photoWorkerUrl);
    if (!worker) {
      resolve('no worker');
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      if (v.is(answerSchema, data)) resolve({ answer: data.answer });
      else reject(new Error('The file cannot be read or stored.'));
    };
    worker.onerror = () => {
      worker.terminate();
      resolve('no worker');
    };
    worker.postMessage(task);
  });
}

const canvasOf: CanvasMaker = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d'), encode: (type, quality) => blobOf(canvas, type, quality) };
};

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), type, quality);
  });
}
