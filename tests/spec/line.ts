/** A line of the specification that a person or a server can observe, and the tests that show it. */
export interface Line {
  /** In our own words. */
  line: string;
  /** Shown letter by letter; `{}` stands where the product puts something in. */
  quoted?: readonly string[];
  /** `stories/visitor > title of the test` */
  shownBy: readonly [string, ...string[]];
}

/** A line that this product leaves to others, or that was decided otherwise. */
export interface LeftOut {
  line: string;
  because: string;
}
