/** What a quoted text is on its screen. */
export type Kind = 'heading' | 'button' | 'link' | 'column' | 'term' | 'label' | 'text';
/** `{}` where the product puts something in. */
export type Texts = Partial<Record<Kind, readonly string[]>>;

/** A line of the specification that a person or a server can observe, and the tests that show it. */
export interface Line {
  /** In our own words. */
  line: string;
  /** Texts that are shown letter by letter, by the screen that shows them: `stories/specification/texts` opens each screen and finds them. */
  on?: Readonly<Record<string, Texts>>;
  /** Texts that are said after an action, letter by letter: one of the tests below expects each of them in full. */
  says?: readonly string[];
  /** `stories/visitor/visitor > title of the test` */
  shownBy: readonly [string, ...string[]];
}

/** A line that this product leaves to others, or that was decided otherwise. */
export interface LeftOut {
  line: string;
  because: string;
}
