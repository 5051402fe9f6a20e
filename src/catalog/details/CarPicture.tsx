import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { Button } from '@/ui/button/Button';
import { Picture } from '@/ui/picture/Picture';
import { cropped, enlarged, type Size } from './enlarged';
import { carDetailsTexts } from './texts';
import css from './CarPicture.module.css';

interface CarPictureProps {
  car: Pick<Car, 'title' | 'image' | 'brand'>;
  className?: string | undefined;
}

/** The size that the picture is made for; its frame has these proportions. */
const FRAME = { width: 1200, height: 800 };

const PictureDialog = lazyWithPreload(() => import('./PictureDialog'), 'PictureDialog', { isAwaited: true });

/** The picture of the details page. A press anywhere on it opens it large; the placeholder drawing has no button. */
export function CarPicture({ car, className }: CarPictureProps) {
  const [isLarge, setIsLarge] = useState(false);
  const [size, setSize] = useState<Size>();
  const title = titleOf(car);

  return (
    <>
      <Picture
        src={car.image}
        alt={title}
        brand={car.brand}
        {...FRAME}
        priority
        maxSize={size && enlarged(cropped(size, FRAME))}
        onLoad={({ naturalWidth, naturalHeight }) => setSize({ width: naturalWidth, height: naturalHeight })}
        className={className}
      >
        <Button
          data-screen-only
          className={css.open}
          icon={<Maximize2 size={16} />}
          aria-label={carDetailsTexts.open}
          aria-haspopup="dialog"
          {...PictureDialog.preloadProps}
          onClick={() => setIsLarge(true)}
        >
          {carDetailsTexts.open}
        </Button>
      </Picture>
      {isLarge && car.image !== undefined && (
        <PictureDialog src={car.image} title={title} size={size} onClose={() => setIsLarge(false)} />
      )}
    </>
  );
}
