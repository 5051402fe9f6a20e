import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactCropProps } from 'react-image-crop';
import { expect, test, vi } from 'vitest';
import { MAX_ZOOM } from '@/cars/limits';
import { FRAME_RATIO, WHOLE } from '@/photo/renderPhoto';
import { PhotoEditor } from '@/selling/form/PhotoEditor';
import { photoEditorTexts as texts } from '@/selling/form/photoTexts';

const given: { props?: ReactCropProps } = {};
vi.mock(import('react-image-crop'), async (load) => {
  const { ReactCrop, ...others } = await load();
  class Recorded extends ReactCrop {
    override render() {
      given.props = this.props;
      return super.render();
    }
  }
  return { ...others, ReactCrop: Recorded };
});

const photo = new File(['a photo'], 'corolla.jpg', { type: 'image/jpeg' });
const percent = { unit: '%', x: 10, y: 20, width: 50, height: 40 } as const;
const pixels = { unit: 'px', x: 1, y: 2, width: 5, height: 4 } as const;

async function open() {
  const calls = { pick: vi.fn(), turn: vi.fn(), setFrame: vi.fn() };
  const edited = {
    photo,
    frame: undefined,
    inputRef: () => undefined,
    error: undefined,
    status: 'stored',
    ...calls,
  } as const;
  render(<PhotoEditor photo={edited} current={undefined} isLocked={false} />);
  expect(await screen.findByText(texts.frameHint)).toBeVisible();
  if (!given.props) throw new Error('Nothing is cropped.');
  return { setFrame: calls.setFrame, props: given.props };
}

test('The frame is what the library says in percent, once the stage has a size', async () => {
  const { setFrame, props } = await open();
  expect(props.crop).toEqual(WHOLE);
  props.onChange(pixels, { ...percent, width: 0, height: 0 });
  expect(setFrame).not.toHaveBeenCalled();
  props.onChange(pixels, percent);
  expect(setFrame.mock.calls).toEqual([[percent]]);
});

test('The frame has four corners for the keyboard and no sides, and is no smaller than a zoom allows', async () => {
  const { props } = await open();
  const handles = Object.entries(props.ariaLabels ?? {}).filter(([name]) => name.endsWith('DragHandle'));
  const { nw, ne, sw, se } = texts.corners;
  expect(handles.map(([, label]) => label).filter(Boolean)).toEqual([nw, ne, sw, se].map(texts.corner));
  // The narrowest stage is 240 pixels wide.
  expect((props.minWidth ?? NaN) * MAX_ZOOM).toBe(240);
  expect(props.className).toBe('crop');

  const panorama = document.querySelector('img') ?? document.createElement('img');
  panorama.getBoundingClientRect = () => new DOMRect(0, 0, 324, 27);
  fireEvent.load(panorama);
  expect(given.props?.minWidth, 'no frame is higher than the photo').toBe(27 * FRAME_RATIO);
  expect(given.props?.className, 'a frame that can only be moved').toBe('crop fixed');
  expect(screen.queryByText(texts.frameHint), 'what covers a low frame').not.toBeInTheDocument();
});
