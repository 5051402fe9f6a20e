export const reading = 'The photo is being read';
export const frame = 'Frame of the photo. Arrow keys move it.';
export const corner = (corner: string) => `Size the frame by its ${corner} corner with the arrow keys`;
export const corners = { nw: 'upper left', ne: 'upper right', sw: 'lower left', se: 'lower right' } as const;
export const frameHint = '4:3, cards show a little less';
export const turnLeft = 'Turn left';
export const turnRight = 'Turn right';
export const notKept =
  'This device has no room for the photo or does not store it. It is chosen and can be posted, but a reload loses it.';

export * as photoEditorTexts from './photoTexts';
