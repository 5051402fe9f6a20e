import { storage } from './storage';
import { DRAFT_PREFIX } from './userDrafts';

/** What earlier versions stored for each user, and nothing reads any more. */
const formerNames = ['journal 1', 'bin 1', 'questions 1', 'wish notes 1', 'seen cars 1'] as const;

/** Removes it from this device, whoever is signed in. */
export function removeFormerData() {
  storage.removeAll((key) => key.startsWith(DRAFT_PREFIX) && formerNames.some((name) => key.endsWith(` ${name}`)));
}
