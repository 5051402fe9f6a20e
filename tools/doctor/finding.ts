/** What the doctor examines, in the order in which it reports. */
export const partNames = ['settings', 'api', 'payments', 'images', 'firebase', 'stripe', 'site'] as const;
export type PartName = (typeof partNames)[number];

/** Documents by what is wrong with them. */
type Ids = Readonly<Record<string, readonly string[]>>;

interface Fine {
  readonly kind: 'fine';
  readonly text: string;
}

/**
 * `fault`: something keeps people from what they came for. `advice`: it works, but could be safer, faster or more complete.
 * `untried`: the doctor does not know. Only a fault stops a deployment.
 */
interface Remediable {
  readonly kind: 'fault' | 'advice' | 'untried';
  readonly text: string;
  /** What to do about it. */
  readonly remedy: string;
  readonly ids?: Ids;
}

/** What a check has found, in a sentence that people read. */
export type Outcome = Fine | Remediable;

/** An outcome with the check that found it. */
export type Finding = Outcome & { readonly part: PartName; readonly check: string };

type Remedy = (text: string, remedy: string, ids?: Ids) => Outcome;

export const fine = (text: string): Outcome => ({ kind: 'fine', text });
export const fault = remediable('fault');
export const advice = remediable('advice');
export const untried = remediable('untried');

function remediable(kind: Remediable['kind']): Remedy {
  return (text, remedy, ids) => ({ kind, text, remedy, ...(ids && { ids }) });
}
