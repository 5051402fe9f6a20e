import { carMessages as messages } from '@/shared/messages/cars';

export function titleOf({ title }: { title?: string | undefined }) {
  return title ?? messages.untitled;
}
