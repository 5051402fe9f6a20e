import imported from 'react-slick';
import * as v from 'valibot';

const isComponent = (value: unknown) => typeof value === 'function';
const wrapped = v.safeParse(v.object({ default: v.custom<typeof imported>(isComponent) }), imported);

/** react-slick is a CommonJS package: depending on the bundler, the import is the component or the module that contains it. */
export const Slider = wrapped.success ? wrapped.output.default : imported;
