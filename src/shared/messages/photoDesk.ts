import { photoMessages } from './photo';

const kiloBytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

export const photoDeskMessages = {
  otherPhoto: 'Other photo',
  removePhoto: 'Remove photo',
  reading: 'The photo is being read',
  frame: 'Frame of the photo. Arrow keys move it, plus and minus zoom.',
  corner: (corner: string) => `Size the frame by its ${corner} corner with the arrow keys`,
  corners: { nw: 'upper left', ne: 'upper right', sw: 'lower left', se: 'lower right' },
  frameHint: '4:3, as cards show it',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  zoom: 'Zoom',
  card: 'What the card will show',

  accept: 'Use this photo',
  notSent: 'Nothing is sent before you press this, or post the car.',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  ofSize: (sent: number, bytes: number) => `${Math.round((sent * bytes) / 1024)} of ${kiloBytes(bytes)}`,
  preparing: 'The photo is being made ready',
  cancel: 'Cancel',
  cancelled: 'The upload was cancelled. The photo is still here.',
  uploaded: 'The photo is uploaded.',
  failed: 'The photo was not uploaded.',
  retry: 'Retry the upload',

  place: 'Where it was taken',
  placeFound: 'Place, found in this photo',
  camera: 'Camera data',
  cameraFound: 'Such as phone model, date and time, found in this photo',
  size: 'Size',
  sizeOf: (width: number, height: number, bytes?: number) => {
    const sides = `${width} × ${height}`;
    if (bytes === undefined) return sides;
    return `${sides}, ${bytes < 1024 * 1024 ? kiloBytes(bytes) : `${(bytes / 1024 / 1024).toFixed(1)} MB`}`;
  },
  removed: (count: number) =>
    `${count === 1 ? 'The first is' : 'The first two are'} removed on this device, before anything is sent.`,
  smaller: 'It is made smaller on this device, before it is sent.',

  heic: 'This is a HEIC photo, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again; or open it in a photo app and save it as JPEG.',
  raw: (name: string) =>
    `This browser cannot read ${name} files. Open it in a photo app, save it as JPEG, and choose that file.`,
  unreadable: photoMessages.noImage,
  notKept:
    'This device has no room for the photo or does not store it. It is chosen and can be posted, but a reload loses it.',
} as const;
