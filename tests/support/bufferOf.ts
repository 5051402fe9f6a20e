/** The UTF-8 bytes of a text. */
export function bufferOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}
