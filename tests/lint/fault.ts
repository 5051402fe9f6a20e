/** A fault that the linter must report. */
export interface Fault {
  rule: string;
  /** The file it is written in: which rules apply depends on the folder. */
  path?: string;
  code: string;
}
