import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { postCar } from './postCar';
import { PostCarForm } from './PostCarForm';
import type { CarFacts } from './postFields';

/** While a car is still being posted, shows a spinner: only afterwards is it known whether a draft is left. */
export function NewPost({ seller }: { seller: CarFacts['seller'] }) {
  const isPosting = useIsMutating({ mutationKey: postCar.mutationKey }) > 0;
  const [isWaiting, setIsWaiting] = useState(isPosting);
  if (isWaiting && !isPosting) setIsWaiting(false);

  if (!isWaiting || !isPosting) return <PostCarForm seller={seller} />;
  return (
    <>
      <p>{messages.underWay}</p>
      <Spinner />
    </>
  );
}
