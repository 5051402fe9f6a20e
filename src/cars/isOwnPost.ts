export function isOwnPost({ seller }: { seller: { email?: string | undefined } }, email: string) {
  return seller.email?.toLowerCase() === email.toLowerCase();
}
