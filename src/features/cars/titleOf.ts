import { cardMessages as messages } from '@/shared/messages/cards';

export function titleOf({ title }: { title?: string | undefined }) {
  return title ?? messages.untitled;
}
