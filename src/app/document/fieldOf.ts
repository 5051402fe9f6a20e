/** A field of what may not be an object. */
export const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
