import * as v from 'valibot';
import { createSerialQueue } from '@/shared/browser/serialQueue';
import { userDrafts } from '@/shared/browser/userDrafts';
import { deleteUserFiles, userFilesKey } from '@/shared/browser/userFiles';
import type { DraftId } from './draftId';
import { readOffThread, writeOffThread } from '@/shared/photo/offThread';
import { deleteFile } from '@/shared/photo/photoFiles';

/** The drafts whose photo was stored. */
const marker = v.array(v.string());
/** Runs one task at a time, so that a photo that is still being stored cannot outlive its removal. */
const enqueue = createSerialQueue();

/** The photo of a seller's draft: in memory, and in a database of this device that is deleted with the user's drafts. */
export const photoStore = {
  inMemory: ({ email, name }: DraftId) => userDrafts(email).file(name),
  /** Whether a photo was stored, as far as that is known without opening the database. */
  isKept: ({ email, name }: DraftId) => keptNames(email).includes(name),
  /** @throws DOMException if the browser has no room for it or stores nothing for this site */
  keep(draft: DraftId, photo: File) {
    const { email, name: draftName } = draft;
    userDrafts(email).setFile(draftName, photo);
    userDrafts(email).write('files', [...new Set([...keptNames(email), draftName])]);
    return enqueue(async () => {
      if (photoStore.inMemory(draft) !== photo) return;
      await writeOffThread(placeOf(draft), photo);
      const hasSignedOut = userDrafts(email).read('files', marker) === undefined;
      if (hasSignedOut) deleteUserFiles(userFilesKey(email));
    });
  },
  /** Also puts the stored photo into memory. Undefined if there is none or it cannot be read. */
  async read(draft: DraftId) {
    const { email } = draft;
    if (photoStore.inMemory(draft) || !photoStore.isKept(draft)) return photoStore.inMemory(draft);
    const photo = await enqueue(() => readOffThread(placeOf(draft))).catch(() => undefined);
    if (!photo || !photoStore.isKept(draft)) return undefined;
    userDrafts(email).setFile(draft.name, photo);
    return photo;
  },
  /** Drops it from memory alone, because another tab may have stored another one. */
  forget: ({ email, name }: DraftId) => userDrafts(email).setFile(name, undefined),
  remove(draft: DraftId) {
    const { email, name } = draft;
    photoStore.forget(draft);
    if (!photoStore.isKept(draft)) return;
    userDrafts(email).write(
      'files',
      keptNames(email).filter((other) => other !== name),
    );
    void enqueue(() => deleteFile(placeOf(draft))).catch(() => undefined);
  },
};

const placeOf = ({ email, name }: DraftId) => ({ database: userFilesKey(email), key: name });
const keptNames = (email: string) => userDrafts(email).read('files', marker) ?? [];
