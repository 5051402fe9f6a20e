/** A text as a host sends it: UTF-8. */
export function bufferOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}
