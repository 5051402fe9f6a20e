import * as v from 'valibot';

const carShapes = ['sedan', 'suv', 'hatchback', 'coupe', 'pickup'] as const;
const carLights = ['morning', 'noon', 'dusk', 'overcast'] as const;
const carBackgrounds = ['hills', 'coast', 'city', 'forest', 'desert', 'wall', 'studio'] as const;

const lookSchema = v.object({
  shape: v.picklist(carShapes),
  paint: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  light: v.picklist(carLights),
  background: v.picklist(carBackgrounds),
  seed: v.string(),
});

/** The input for the picture of a demo car. The same look always gives the same picture. */
export type CarLook = v.InferOutput<typeof lookSchema>;
export type CarShape = CarLook['shape'];
export type CarLight = CarLook['light'];
export type CarBackground = CarLook['background'];

const plainSeed = /^[0-9a-z]{1,7}$/;

const hashOf = (text: string): string => {
  if (plainSeed.test(text)) return text;
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36);
};

/** The look as a file name without extension. The seed may be any text; the name contains its hash. */
export function lookName({ shape, paint, light, background, seed }: CarLook): string {
  return [shape, paint.slice(1).toLowerCase(), light, background, hashOf(seed)].join('-');
}

/** The look encoded in a name from `lookName`, or undefined for any other text. */
export function readLookName(name: string): CarLook | undefined {
  const [shape, paint = '', light, background, seed = '', ...rest] = name.split('-');
  if (rest.length > 0 || !plainSeed.test(seed)) return undefined;
  const look = v.safeParse(lookSchema, { shape, paint: `#${paint}`, light, background, seed });
  return look.success ? look.output : undefined;
}
