import imported from 'react-slick';
import * as v from 'valibot';

const isComponent = (value: unknown) => typeof value === 'function';
const holder = v.safeParse(v.object({ default: v.custom<typeof imported>(isComponent) }), imported);

/** react-slick is a CommonJS package: a bundler hands out either its component or the module that holds it. */
export const Slider = holder.success ? holder.output.default : imported;
