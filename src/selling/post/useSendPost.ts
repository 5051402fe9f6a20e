import { useState } from 'react';
import { isOutcomeUnknown } from '@/api/callError';
import { useWrite } from '@/api/useWrite';
import type { Car } from '@/cars/schema';
import { sellingTexts } from '@/selling/texts';
import { changeCar } from './changeCar';
import { postCar } from './postCar';
import { postedFieldsOf, type PostedFields, type PostFields } from './postValues';

interface SentPost {
  fields: PostFields;
  seller: PostedFields['seller'];
  /** When the draft was begun, which identifies it. */
  begunAt: number;
}

/** Sends a new post, or a changed one in place of `replaced`. */
export function useSendPost(replaced: Car | undefined) {
  const post = useWrite(postCar);
  const change = useWrite(changeCar);
  const { isPending, error, reset } = replaced ? change : post;

  const [progress, setProgress] = useState<number>();

  const send = ({ fields, seller, begunAt }: SentPost, onSuccess: () => void) => {
    const { photo, frame } = fields;
    const sent = { car: postedFieldsOf(fields, seller), frame, onProgress: setProgress };
    const options = { onSuccess, onSettled: () => setProgress(undefined) };
    if (replaced) change.mutate({ ...sent, photo, replaced }, options);
    else if (photo) post.mutate({ ...sent, photo, begunAt }, options);
  };
  const notSent = replaced ? sellingTexts.change.notChanged : sellingTexts.notPosted;
  const errorTitle = isOutcomeUnknown(error) ? sellingTexts.maybePosted : notSent;
  return { send, isPending, progress, error, errorTitle, reset };
}
