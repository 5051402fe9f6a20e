// oxlint-disable-next-line import/default -- Vite makes it the address of the worker's file.
import photoWorkerUrl from './photoWorker?worker&url';
import { renderPhoto, type PhotoWork, type RenderedPhoto } from './renderPhoto';

/** The worker is a file of this site, which the default policy does not allow as a script. */
let scriptUrls: { createScriptURL: (url: string) => string } | undefined;

/**
 * Renders a photo in a worker, so that no frame of the page is late. Browsers without a canvas in workers, and pages whose worker
 * does not load, render it here.
 * @throws Error if the browser cannot read the file
 */
export async function renderOffThread(work: PhotoWork): Promise<RenderedPhoto> {
  if ('Worker' in window && 'OffscreenCanvas' in window) {
    const answer = await askWorker(work);
    if (answer !== 'no worker') return answer;
  }
  return renderPhoto(work, ({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return { context: canvas.getContext('2d'), encode: (type, quality) => blobOf(canvas, type, quality) };
  });
}

/** A worker for each photo, because ending it frees the memory of the decoded picture at once. */
function askWorker(work: PhotoWork) {
  return new Promise<RenderedPhoto | 'no worker'>((resolve, reject) => {
    const worker = startWorker();
    if (!worker) {
      resolve('no worker');
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<RenderedPhoto | undefined>) => {
      worker.terminate();
      if (data) resolve(data);
      else reject(new Error('The file cannot be read as a picture.'));
    };
    worker.onerror = () => {
      worker.terminate();
      resolve('no worker');
    };
    worker.postMessage(work);
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

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), type, quality);
  });
}
