import { isOutcomeUnknown } from '@/shared/api/callError';
import { changePostMessages } from '@/shared/messages/changePost';
import { sellingMessages } from '@/shared/messages/selling';
import { useWrite } from '@/shared/useWrite';
import type { PhotoFrame } from '@/shared/photo/photoFrame';
import type { Car } from '../schema';
import { changeCar } from './changeCar';
import { postCar } from './postCar';
import type { CarFacts } from './postFields';

interface SentPost {
  car: CarFacts;
  photo: File | undefined;
  frame: PhotoFrame | undefined;
  /** When the draft was begun, which identifies it. */
  begunAt: number | undefined;
}

/** Sends a new post, or a changed one in place of `replaced`. */
export function useSendPost(replaced: Car | undefined) {
  const post = useWrite(postCar);
  const change = useWrite(changeCar);
  const { isPending, error, reset } = replaced ? change : post;

  const send = ({ car, photo, frame, begunAt }: SentPost, onSuccess: () => void) => {
    if (replaced) change.mutate({ car, replaced, photo, frame }, { onSuccess });
    else if (photo) post.mutate({ car, photo, frame, begunAt }, { onSuccess });
  };
  const notSent = replaced ? changePostMessages.notChanged : sellingMessages.notPosted;
  const errorTitle = isOutcomeUnknown(error) ? sellingMessages.maybePosted : notSent;
  return { send, isPending, error, errorTitle, reset };
}
