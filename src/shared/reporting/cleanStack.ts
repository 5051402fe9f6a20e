import { MAX_STACK_PLACES } from '@/shared/config/reportingLimits';

/** A place in a file of the build, such as `site-C4KS8Coo.js:1:2345`. */
export const PLACE = /^[A-Za-z][\w.-]{0,60}-[\w-]{8}\.js:\d{1,6}:\d{1,7}$/;

/**
 * The places of a stack that are in files of this site's build, without addresses and names of functions.
 * @param message Chromium begins a stack with it
 * @param origin of the site
 */
export function cleanStack(stack: string, message: string, origin: string): string[] {
  const start = stack.indexOf(message);
  const hasMessage = message !== '' && start >= 0 && /^[\w ]*(: )?$/.test(stack.slice(0, start));
  const frames = hasMessage ? stack.slice(start + message.length) : stack;
  return frames
    .split('\n')
    .flatMap((frame) => placeOf(/(\S+?)\)?$/.exec(frame)?.[1]?.replace(/^(.*@|\()/, '') ?? '', origin) ?? [])
    .slice(0, MAX_STACK_PLACES);
}

/**
 * The place without the address of the file, or undefined if the file is not one of the build.
 * @param address with line and column at its end
 */
export function placeOf(address: string, origin: string): string | undefined {
  const folder = `${origin}/assets/`;
  if (!address.startsWith(folder)) return undefined;
  const place = address.slice(folder.length);
  return PLACE.test(place) ? place : undefined;
}
