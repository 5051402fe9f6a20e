/** What data were parsed from. The bytes go with their data: a person's list leaves nothing here once it is dropped. */
const bytesByData = new WeakMap<object, ArrayBuffer>();

/** The response that these data were parsed from; undefined for data that were changed here. */
export function bytesOf(data: unknown) {
  return typeof data === 'object' && data !== null ? bytesByData.get(data) : undefined;
}

export function rememberBytes(data: object, bytes: ArrayBuffer) {
  bytesByData.set(data, bytes);
}

/** Compares four bytes at a time. */
export function isSameBytes(one: ArrayBuffer | undefined, other: ArrayBuffer) {
  if (one === other) return true;
  if (one?.byteLength !== other.byteLength) return false;
  const whole = other.byteLength - (other.byteLength % 4);
  return (
    isSameIn(new Int32Array(one, 0, whole / 4), new Int32Array(other, 0, whole / 4)) &&
    isSameIn(new Uint8Array(one, whole), new Uint8Array(other, whole))
  );
}

function isSameIn(one: Int32Array | Uint8Array, other: Int32Array | Uint8Array) {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
