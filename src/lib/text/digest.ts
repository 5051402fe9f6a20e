const encoder = new TextEncoder();

/** FNV-1a, 64 bits in hexadecimal. Not secret: whoever has a text can compute it. Unlike `crypto.subtle`, it needs no promise. */
export function digest(text: string) {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const byte of encoder.encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x1_00_00_00_01_b3n);
  return hash.toString(16).padStart(16, '0');
}
