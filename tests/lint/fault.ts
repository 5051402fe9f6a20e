/** Faulty code that the linter must report. */
export interface Fault {
  rule: string;
  /** The file that contains the code: some rules apply only in certain folders. */
  path?: string;
  code: string;
}
