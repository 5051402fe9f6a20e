import { readFileSync } from 'node:fs';

/** What the code of site reports cannot do without: where it sends, and what the document keeps for it. */
const code = /sendBeacon|earlyProblems|failedcall|securitypolicyviolation/g;

/** Reports which files of a build without `VITE_REPORT_URL` contain code that would only be needed with it. */
export function reportingFaults(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const found = new Set(readFileSync(file, 'utf8').match(code));
    return [...found].map((words) => `${file} holds "${words}", which only builds with VITE_REPORT_URL need.`);
  });
}
