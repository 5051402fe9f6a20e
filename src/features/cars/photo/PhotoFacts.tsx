import CameraOff from 'lucide-react/icons/camera-off';
import ImageDown from 'lucide-react/icons/image-down';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { ReactNode } from 'react';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import css from './PhotoEditor.module.css';
import { outputSize, turned, type PhotoFrame, type PixelSize } from '@/shared/photo/photoFrame';
import type { PhotoMetadata } from '@/shared/photo/photoMetadata';

interface PhotoFactsProps {
  /** The file's size in bytes. */
  bytes: number;
  size: PixelSize;
  frame: PhotoFrame;
  metadata: PhotoMetadata;
  /** What is sent, once it is made. */
  sent: (PixelSize & { bytes: number }) | undefined;
}

/** What is removed from the photo and made smaller. Only what was found in the file is listed. */
export function PhotoFacts({ bytes, size, frame, metadata, sent }: PhotoFactsProps) {
  const before = turned(size, frame.turn);
  const after = sent ?? { ...outputSize(frame, size), bytes: undefined };
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true };
  const found = Number(metadata.place) + Number(metadata.camera);

  return (
    <>
      <dl className={css['facts']}>
        {metadata.place && (
          <Fact icon={<MapPinOff {...icon} />} name={messages.place}>
            {messages.placeFound}
          </Fact>
        )}
        {metadata.camera && (
          <Fact icon={<CameraOff {...icon} />} name={messages.camera}>
            {messages.cameraFound}
          </Fact>
        )}
        <Fact icon={<ImageDown {...icon} />} name={messages.size}>
          <del>{messages.sizeOf(before.width, before.height, bytes)}</del>{' '}
          <b>{messages.sizeOf(after.width, after.height, after.bytes)}</b>
        </Fact>
      </dl>
      {found > 0 && <p className={css['note']}>{messages.removed(found)}</p>}
    </>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
