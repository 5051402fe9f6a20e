import { useState } from 'react';
import { useWrite } from '@/api/useWrite';
import type { Car } from '@/cars/schema';
import { sellingTexts } from '@/selling/texts';
import { changeCar } from './changeCar';
import { postCar, sendFailure } from './postCar';
import type { DraftVersion } from './postRecord';
import { postedFieldsOf, type PostedFields, type PostFields } from './postValues';

interface PostToSend extends DraftVersion {
  fields: PostFields;
  seller: PostedFields['seller'];
}

/** Sends a new post, or a changed one in place of `replaced`. */
export function useSendPost(replaced: Car | undefined) {
  const post = useWrite(postCar);
  const change = useWrite(changeCar);
  const { isPending, error, reset } = replaced ? change : post;

  const [progress, setProgress] = useState<number>();

  const send = ({ fields, seller, ...draft }: PostToSend, onSuccess: () => void) => {
    const { photo, frame } = fields;
    const sent = { car: postedFieldsOf(fields, seller), frame, onProgress: setProgress, ...draft };
    const options = { onSuccess, onSettled: () => setProgress(undefined) };
    if (replaced) change.mutate({ ...sent, photo, replaced }, options);
    else if (photo) post.mutate({ ...sent, photo }, options);
  };
  const notSent = replaced ? sellingTexts.change.notChanged : sellingTexts.notPosted;
  return { send, isPending, progress, error, errorTitle: sendFailure(error, notSent), reset };
}
