import { storage } from './storage';
import { DRAFT_PREFIX, draftFiles, draftPrefixOf } from './userDrafts';
import { deleteUserFiles, isUserFiles } from './userFiles';

/** Removes the drafts of all users, except those of `owner` if one is given. */
export function clearUserDrafts(owner?: string) {
  const shouldRemove = (key: string) =>
    key.startsWith(DRAFT_PREFIX) && (owner === undefined || !key.startsWith(draftPrefixOf(owner)));
  storage.removeAll((key) => {
    const isRemoved = shouldRemove(key);
    if (isRemoved && isUserFiles(key)) deleteUserFiles(key);
    return isRemoved;
  });
  for (const key of draftFiles.keys()) if (shouldRemove(key)) draftFiles.delete(key);
}
