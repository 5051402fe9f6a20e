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
  draw: () => string;
}

/** Draws each picture at its first request and keeps it; requests that meet share one drawing. */
export function drawings(store: ImageStore) {
  const underWay = new Map<string, Promise<Bytes>>();

  const make = async ({ name, width, height, draw }: Drawing): Promise<Bytes> => {
    const file = `${name}-${width}.webp`;
    const kept = await store.read(file);
    if (kept) return kept;
    const bytes = await render(draw(), { width, height });
    await store.write(file, bytes);
    return bytes;
  };
  const once = (drawing: Drawing): Promise<Bytes> => {
    const key = `${drawing.name}-${drawing.width}`;
    const running = underWay.get(key) ?? make(drawing).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  return {
    /** Nothing for a file name that holds no look. */
    car(file: string, width: string | undefined): Promise<Bytes> | undefined {
      const name = file.replace(/\.webp$/, '');
      const look = readLookName(name);
      if (!look || name === file) return undefined;
      const wide = widthOf(carWidths, width, 640);
      return once({ name: `car-${name}`, width: wide, height: (wide * 3) / 4, draw: () => picture(look) });
    },
    face(file: string, width: string | undefined): Promise<Bytes> | undefined {
      const slug = /^([a-z0-9-]{1,80})\.webp$/.exec(file)?.[1];
      if (slug === undefined) return undefined;
      const side = widthOf(faceWidths, width, 192);
      return once({ name: `face-${slug}`, width: side, height: side, draw: () => face(slug) });
    },
  };
}

function widthOf(widths: readonly number[], asked: string | undefined, usual: number): number {
  return widths.find((width) => String(width) === asked) ?? usual;
}
