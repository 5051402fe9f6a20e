import { isSameEmail } from '@/lib/text/isSameEmail';

export function isOwnPost({ seller }: { seller: { email?: string | undefined } }, email: string) {
  return isSameEmail(seller.email, email);
}
