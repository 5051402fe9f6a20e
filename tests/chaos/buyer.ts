import { act, fireEvent } from '@testing-library/react';
import { paymentMessages } from '@/shared/messages/payments';
import { calm, otherTabs, pass, tab } from './browser';

const HIDDEN = 'dialog:not([open]), [hidden], [inert]';
const PASS = 'Complete authentication';
const FAIL = 'Fail authentication';
const A_MOMENT_MS = [300, 700, 1500];
const REFUSED = /not charged|nothing was charged/i;

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function inSight(place: Element, selector: string) {
  return [...place.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(HIDDEN) === null);
}

const control = (name: string | RegExp, place: Element = tab()) =>
  inSight(place, 'button, a').findLast((element) => {
    const said = element.getAttribute('aria-label') ?? textOf(element);
    return typeof name === 'string' ? said === name : name.test(said);
  });

const payButton = () => control(/^Pay \$/);
export const isPayable = () => payButton()?.matches(':disabled, [aria-busy="true"]') === false;
export const hasReceipt = () => inSight(tab(), 'h2').some((heading) => textOf(heading) === paymentMessages.success);
export const isAtPayment = () => inSight(tab(), 'h1').some((heading) => textOf(heading) === paymentMessages.title);
export const isSignedIn = () => control('SignOut') !== undefined;

/** What any tab says of a charge that was not made. */
export const saidRefused = () =>
  [tab(), ...otherTabs()]
    .flatMap((place) => inSight(place, 'main [role="alert"], main [role="status"], main p'))
    .map(textOf)
    .find((text) => REFUSED.test(text));

async function press(found: HTMLElement | undefined) {
  if (found) fireEvent.click(found);
  await calm();
}

/** What is not there after a moment cannot be pressed, and then nothing happens. @returns whether it was pressed */
export async function pay(card: string, presses: number) {
  for (const ms of A_MOMENT_MS) if (!isPayable()) await pass(ms);
  const button = payButton();
  if (!button || !isPayable()) return false;
  const typed = { 'Card number': card, 'MM / YY': '12 / 30', CVC: '424' };
  for (const [label, value] of Object.entries(typed)) {
    const input = tab().querySelector(`input[aria-label="${label}"]`);
    if (input) fireEvent.input(input, { target: { value } });
  }
  // All before the page is drawn again.
  act(() => {
    for (let left = presses; left > 0; left -= 1) button.click();
  });
  await calm();
  return true;
}

export const answerBank = (isPassed: boolean) => press(control(isPassed ? PASS : FAIL, document.body));
export const signOut = () => press(control('SignOut'));
export const goToBlog = () => press(control('Blog'));
export const tryAgain = () => press(control(/^(Try again|Check now)$/));

/** The page waits for an answer to the bank, whose question is open in no tab. */
export const missesBank = () =>
  inSight(tab(), 'h2').some((heading) => textOf(heading) === paymentMessages.authenticatingTitle) &&
  control(PASS, document.body) === undefined;

export const goToWishlist = () => press(control('My Booking') ?? control('Dashboard'));

export async function removeWish() {
  await press(control(/^Remove ./));
  await press(control('Remove'));
  for (const ms of A_MOMENT_MS) if (control('Cancel')) await pass(ms);
  await press(control('Cancel'));
}
export const openPayment = () => press(control(/^(Pay for|Paid: )/));

/** For whoever reads why a sequence does not hold. */
export const report = () =>
  [tab(), ...otherTabs()]
    .map((place) => `at ${window.location.pathname}: ${textOf(place.querySelector('main') ?? place).slice(0, 500)}`)
    .join('\n');
