import { wishChangeMessages } from '@/shared/messages/wishChanges';
import { differenceOf } from './wishChanges';

const messages = wishChangeMessages.repost;

/** Says for which price a car was posted again, compared with the price that was saved. */
export function repostSentence(saved: number | undefined, price: number | undefined) {
  if (price === undefined) return messages.unpriced;
  if (saved === undefined) return messages.forPrice(price);
  if (price === saved) return messages.same(price);
  return messages[price < saved ? 'less' : 'more'](price, differenceOf(price, saved));
}
