import { act, fireEvent } from '@testing-library/react';
import { paymentTexts } from '@/payments/texts';
import { settle, otherTabs, advance, activeTab } from './browser';

const HIDDEN = 'dialog:not([open]), [hidden], [inert]';
const PASS = 'Complete authentication';
const FAIL = 'Fail authentication';
const WAIT_STEPS_MS = [300, 700, 1500];
/** Headings and texts of the panels that say to reload the page if nothing happens. */
const WAITS: readonly string[] = [paymentTexts.paying, paymentTexts.elsewhereTitle, paymentTexts.checkingTitle];
const UNCLEAR: readonly string[] = [paymentTexts.unreadableTitle, paymentTexts.saidPaidTitle];
const REFUSED = /not charged|nothing was charged/i;

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function visible(place: Element, selector: string) {
  return [...place.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(HIDDEN) === null);
}

const findControl = (name: string | RegExp, place: Element = activeTab()) =>
  visible(place, 'button, a').findLast((element) => {
    const label = element.getAttribute('aria-label') ?? textOf(element);
    return typeof name === 'string' ? label === name : name.test(label);
  });

const payButton = () => findControl(/^Pay \$/);
export const isPayable = () => payButton()?.matches(':disabled, [aria-busy="true"]') === false;
export const hasReceipt = () => visible(activeTab(), 'h2').some((heading) => textOf(heading) === paymentTexts.success);
/** The page says that this device cannot tell how the payment stands: somebody else must look it up. */
export const isUnclear = () => visible(activeTab(), 'h2').some((heading) => UNCLEAR.includes(textOf(heading)));
export const isAtPayment = () => visible(activeTab(), 'h1').some((heading) => textOf(heading) === paymentTexts.title);
export const isSignedIn = () => findControl('SignOut') !== undefined;

/** A text of any tab which says that the card was not charged. */
export const findRefusal = () =>
  [activeTab(), ...otherTabs()]
    .flatMap((place) => visible(place, 'main [role="alert"], main [role="status"], main p'))
    .map(textOf)
    .find((text) => REFUSED.test(text));

async function press(found: HTMLElement | undefined) {
  if (found) fireEvent.click(found);
  await settle();
}

/** Presses Pay if it is enabled within a moment. @returns whether it was pressed */
export async function pay(card: string, presses: number) {
  for (const ms of WAIT_STEPS_MS) if (!isPayable()) await advance(ms);
  const button = payButton();
  if (!button || !isPayable()) return false;
  const typed = { 'Card number': card, 'MM / YY': '12 / 30', CVC: '424' };
  for (const [label, value] of Object.entries(typed)) {
    const input = activeTab().querySelector(`input[aria-label="${label}"]`);
    if (input) fireEvent.input(input, { target: { value } });
  }
  // All presses happen before the next render.
  act(() => {
    for (let left = presses; left > 0; left -= 1) button.click();
  });
  await settle();
  return true;
}

export const answerChallenge = (isPassed: boolean) => press(findControl(isPassed ? PASS : FAIL, document.body));
export const signOut = () => press(findControl('SignOut'));
export const goToBlog = () => press(findControl('Blog'));
export const startAgain = () => press(findControl(paymentTexts.startAgain));
export const tryAgain = () => press(findControl(/^(Try again|Check now)$/));

/** The page waits, and says to reload it if nothing happens; and no 3-D Secure challenge is open in any tab. */
export const isToldToReload = () =>
  visible(activeTab(), 'h2, p[role="status"]').some((element) => WAITS.includes(textOf(element))) &&
  findControl(PASS, document.body) === undefined;

export const goToWishlist = () => press(findControl('My Booking') ?? findControl('Dashboard'));

export async function removeWish() {
  await press(findControl(/^Remove ./));
  const isRemoving = () => findControl(/^Remove ./)?.matches('[aria-busy="true"]') === true;
  for (const ms of WAIT_STEPS_MS) if (isRemoving()) await advance(ms);
}
export const openPayment = () => press(findControl(/^(Pay for|Paid: )/));

/** Describes all tabs, for the error message of a failed sequence. */
export const describeTabs = () =>
  [activeTab(), ...otherTabs()]
    .map((place) => `at ${window.location.pathname}: ${textOf(place.querySelector('main') ?? place).slice(0, 500)}`)
    .join('\n');
