import * as v from 'valibot';
import { boundedList } from '@/shared/api/storedValues';
import { id, longText } from '@/shared/api/fields';
import { createUserStore } from '@/shared/browser/userStore';
import { MAX_NOTE, MAX_NOTES } from '@/shared/config/storedLimits';

const noteSchema = v.object({ carId: id, text: v.pipe(longText, v.string(), v.maxLength(MAX_NOTE)) });
type Note = v.InferOutput<typeof noteSchema>;

/** A user's own notes about cars, the latest first. They stay on this device; the oldest are dropped. */
export const wishNotes = createUserStore<readonly Note[]>('wish notes 1', boundedList(noteSchema, MAX_NOTES), []);

/** Keeps the note about a car; an empty text removes it. */
export function writeNote(user: string, carId: string, text: string) {
  const note = { carId, text: text.trim().slice(0, MAX_NOTE) };
  wishNotes.update(user, (notes) => {
    const others = notes.filter((other) => other.carId !== carId);
    return note.text === '' ? others : [note, ...others].slice(0, MAX_NOTES);
  });
}

/** Gives the note about a car to the new post of the same car, unless that has a note of its own. */
export function moveNote(user: string, from: string, to: string) {
  wishNotes.update(user, (notes) => {
    const isFree = !notes.some(({ carId }) => carId === to);
    return isFree ? notes.map((note) => (note.carId === from ? { ...note, carId: to } : note)) : notes;
  });
}
