/** The response body that each query's data were parsed from. Weak, so that removing the data also removes the bytes. */
const bytesByData = new WeakMap<object, ArrayBuffer>();

/** The response body that these data were parsed from; undefined for data that were changed in the cache. */
export function bytesOf(data: unknown) {
  return typeof data === 'object' && data !== null ? bytesByData.get(data) : undefined;
}

export function rememberBytes(data: object, bytes: ArrayBuffer) {
  bytesByData.set(data, bytes);
}

/** Compares four bytes at a time, for speed. */
export function isSameBytes(left: ArrayBuffer | undefined, right: ArrayBuffer) {
  if (left === right) return true;
  if (left?.byteLength !== right.byteLength) return false;
  const alignedLength = right.byteLength - (right.byteLength % 4);
  return (
    isSameView(new Int32Array(left, 0, alignedLength / 4), new Int32Array(right, 0, alignedLength / 4)) &&
    isSameView(new Uint8Array(left, alignedLength), new Uint8Array(right, alignedLength))
  );
}

function isSameView(left: Int32Array | Uint8Array, right: Int32Array | Uint8Array) {
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) return false;
  return true;
}
