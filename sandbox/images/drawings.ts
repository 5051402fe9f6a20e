import { face } from '@tools/assets/face/face';
import { readLookName } from '@tools/assets/look';
import { picture } from '@tools/assets/picture';
import { render } from '@tools/assets/render';
import type { Bytes, ImageStore } from './imageStore';

const carWidths = [320, 640, 960] as const;
const faceWidths = [96, 192, 384] as const;

interface Drawing {
  name: string;
  width: number;
  height: number;
  svg: () => string;
}

/** Renders each picture at its first request and stores it. Concurrent requests share one rendering. */
export function drawings(store: ImageStore) {
  const pending = new Map<string, Promise<Bytes>>();

  const renderAndStore = async ({ name, width, height, svg }: Drawing): Promise<Bytes> => {
    const file = `${name}-${width}.webp`;
    const stored = await store.read(file);
    if (stored) return stored;
    const bytes = await render(svg(), { width, height });
    await store.write(file, bytes);
    return bytes;
  };
  const renderOnce = (drawing: Drawing): Promise<Bytes> => {
    const key = `${drawing.name}-${drawing.width}`;
    const running = pending.get(key) ?? renderAndStore(drawing).finally(() => pending.delete(key));
    pending.set(key, running);
    return running;
  };

  return {
    /** Returns undefined if the file name does not describe a car. */
    car(file: string, width: string | undefined): Promise<Bytes> | undefined {
      const name = file.replace(/\.webp$/, '');
      const look = readLookName(name);
      if (!look || name === file) return undefined;
      const wide = widthOf(carWidths, width, 640);
      return renderOnce({ name: `car-${name}`, width: wide, height: (wide * 3) / 4, svg: () => picture(look) });
    },
    face(file: string, width: string | undefined): Promise<Bytes> | undefined {
      const slug = /^([a-z0-9-]{1,80})\.webp$/.exec(file)?.[1];
      if (slug === undefined) return undefined;
      const side = widthOf(faceWidths, width, 192);
      return renderOnce({ name: `face-${slug}`, width: side, height: side, svg: () => face(slug) });
    },
  };
}

function widthOf(widths: readonly number[], requested: string | undefined, fallback: number): number {
  return widths.find((width) => String(width) === requested) ?? fallback;
}
