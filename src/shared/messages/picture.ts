export const pictureMessages = {
  open: 'Large picture',
  hint: 'Wheel, pinch, + and −; drag or arrow keys move it',
  hintWithoutKeys: 'Wheel or pinch; drag or arrow keys move it',
  smaller: 'Smaller',
  larger: 'Larger',
  zoom: 'Zoom',
  fit: 'Fit',
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  notLoaded: 'The picture could not be loaded.',
} as const;
