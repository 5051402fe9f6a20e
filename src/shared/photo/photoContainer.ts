/** What a file is made of, read from its bytes without decoding a picture. */
export interface PhotoContainer {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** The file ends before its picture does. */
  isCutOff: boolean;
  /**
   * The parts that the picture needs, each whole and unchanged, and how it is turned. Place, camera, comments, thumbnails and what
   * follows the picture are not among them.
   */
  kept: readonly Uint8Array<ArrayBuffer>[];
}
