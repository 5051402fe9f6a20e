/** The kind of element that shows a quoted text. */
export type Kind = 'heading' | 'button' | 'link' | 'column' | 'term' | 'label' | 'text';
/** `{}` in a text matches any text of the product. */
export type Texts = Partial<Record<Kind, readonly string[]>>;

/** An observable requirement of the specification, and the tests that prove it. */
export interface Line {
  /** The requirement, paraphrased. */
  line: string;
  /** Texts that each screen shows letter by letter; `stories/specification/texts` opens the screens and checks them. */
  on?: Readonly<Record<string, Texts>>;
  /** Texts that are shown letter by letter after an action; each is a string literal in one of the tests of `shownBy`. */
  says?: readonly string[];
  /** `stories/visitor/visitor > title of the test` */
  shownBy: readonly [string, ...string[]];
}

/** A requirement that this product does not implement itself. */
export interface LeftOut {
  line: string;
  because: string;
}
