import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withTimeout } from '@/shared/browser/withTimeout';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { photoStore } from '../photo/photoStore';
import { postCar } from './postCar';
import { PostCarForm } from './PostCarForm';
import type { CarFacts } from './postFields';

/** How long the form waits for the draft's photo to be read from the device. */
const PHOTO_TIMEOUT_MS = 3000;

/** While a car is still being posted, shows a spinner: only afterwards is it known whether a draft is left. */
export function NewPost({ seller }: { seller: CarFacts['seller'] }) {
  const isPosting = useIsMutating({ mutationKey: postCar.mutationKey }) > 0;
  const [isWaiting, setIsWaiting] = useState(isPosting);
  if (isWaiting && !isPosting) setIsWaiting(false);
  const isPhotoRead = useDraftPhoto(seller.email);

  if ((!isWaiting || !isPosting) && isPhotoRead) return <PostCarForm seller={seller} />;
  return (
    <>
      {isWaiting && <p>{messages.underWay}</p>}
      <Spinner />
    </>
  );
}

/** Reads the draft's photo from the device. A device that does not answer must not keep the form back. */
function useDraftPhoto(email: string) {
  const [isRead, setIsRead] = useState(() => photoStore.inMemory(email) !== undefined || !photoStore.isKept(email));

  useEffect(() => {
    if (!isRead) void withTimeout(photoStore.read(email), PHOTO_TIMEOUT_MS).then(() => setIsRead(true));
  }, [email, isRead]);
  return isRead;
}
