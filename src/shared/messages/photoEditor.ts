const kiloBytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

export const otherPhoto = 'Other photo';
export const removePhoto = 'Remove photo';
export const reading = 'The photo is being read';
export const frame = 'Frame of the photo. Arrow keys move it, plus and minus zoom.';
export const corner = (corner: string) => `Size the frame by its ${corner} corner with the arrow keys`;
export const corners = { nw: 'upper left', ne: 'upper right', sw: 'lower left', se: 'lower right' } as const;
export const frameHint = '4:3, as cards show it';
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const untouched =
  'Your browser protects what this site draws, so the photo cannot be framed, turned or made smaller here. It is sent as it is; where it was taken and the camera data are removed first.';
export const notTurned = 'This device could not turn the photo. Turn it back, or choose a smaller photo.';
export const zoom = 'Zoom';

export const accept = 'Use this photo';
export const notSent = 'Nothing is sent before you press this, or post the car.';
export const uploading = (percent: number) => `Uploading, ${percent} %`;
export const ofSize = (sent: number, bytes: number) => `${Math.round((sent * bytes) / 1024)} of ${kiloBytes(bytes)}`;
export const preparing = 'The photo is being made ready';
export const cancel = 'Cancel';
export const cancelled = 'The upload was cancelled. The photo is still here.';
export const uploaded = 'The photo is uploaded.';
export const failed = 'The photo was not uploaded.';
export const retry = 'Retry the upload';

export const place = 'Where it was taken';
export const placeFound = 'Place, found in this photo';
export const camera = 'Camera data';
export const cameraFound = 'Such as phone model, date and time, found in this photo';
export const size = 'Size';
export const sizeOf = (width: number, height: number, bytes?: number) => {
  const sides = `${width} × ${height}`;
  if (bytes === undefined) return sides;
  return `${sides}, ${bytes < 1024 * 1024 ? kiloBytes(bytes) : `${(bytes / 1024 / 1024).toFixed(1)} MB`}`;
};
export const removed = (count: number) =>
  `${count === 1 ? 'The first is' : 'The first two are'} removed on this device, before anything is sent.`;

export const notKept =
  'This device has no room for the photo or does not store it. It is chosen and can be posted, but a reload loses it.';

export * as photoEditorMessages from './photoEditor';
