import { readLedger } from '@/payments/engine/ledger';
import { BANK_POLL_MS } from '@/payments/limits';
import { breakCall, callsTo, slowCall, clearCalls } from '@tests/support/calls';
import {
  aCharge,
  chargeCount,
  clearCharges,
  confirmAsProcessing,
  decideAtBank,
  otherChargeCount,
  respondWithIntent,
} from '@tests/support/charges';
import { dropTimers, startClock } from '@tests/support/clock';
import { resetDatabase, database } from '@tests/support/database';
import { clearIdentity } from '@tests/support/identity';
import { damageEntries, storeLaterEntry } from '@tests/support/ledger';
import { goOffline, goOnline } from '@tests/support/network';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer, type Person } from '@tests/support/people';
import { closeChannels } from '@tests/support/shims/channels';
import { shimDatabase } from '@tests/support/shims/database';
import { dropLocks } from '@tests/support/shims/locks';
import { statusResponse } from '@tests/support/statusResponse';
import { cards, outcomes, type Action, type FinalStep, type Sequence } from './actions';
import {
  settle,
  closeBrowser,
  closeTab,
  setSignedInUser,
  resetTabs,
  hideAndShowAgain,
  openTab,
  advance,
  tabCount,
  switchTab,
  advanceUntil,
} from './browser';
import * as buyer from './buyer';

const INTENT = 'POST /create-payment-intent';
const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const SETTLES_WITHIN_MS = 240_000;
const TRIES = 4;
const LIST_LOADS_MS = 1500;
/** No request takes longer to reach a host or to be answered. */
const LONGEST_REQUEST_MS = 60_000;

type Outcome = keyof typeof outcomes;
interface Run {
  person: Person;
  url: string;
  repairs: Map<string, () => void>;
  /** How many cards were sent before the last press of Pay, if that was offline. */
  sentWhenOffline: number | undefined;
  /** The ledger has had an entry that cannot be read: the payment may have to be looked up by hand. */
  isUnreadable: boolean;
}

/** @throws Error that names the broken invariant */
export async function assertSequence({ actions, firstIntents, finalStep }: Sequence) {
  const run = await openPayment(firstIntents);
  try {
    for (const action of actions) {
      await perform(action, run);
      await expectInvariants(run);
    }
    await expectReceipt(run, finalStep);
  } catch (error) {
    await closeBrowser();
    throw error;
  } finally {
    await cleanUp(run);
  }
}

async function openPayment(firstIntents: Sequence['firstIntents']): Promise<Run> {
  startClock();
  await resetDatabase();
  const person = aBuyer();
  const { url } = aWishedCar(person);
  await setSignedInUser(person);
  const run: Run = { person, url, repairs: new Map(), sentWhenOffline: undefined, isUnreadable: false };
  if (firstIntents !== 'of the price') breakIntents(run);
  await openTab(url);
  return run;
}

async function perform(action: Action, run: Run): Promise<void> {
  switch (action.does) {
    case 'pays':
      return pay(run, cards[action.card], action.presses);
    case 'waits':
      return advance(action.ms);
    case 'breaks':
      breakOneCall(run, action.call, action.outcome);
      return;
    case 'repairs all calls':
      repairCalls(run);
      return;
    case 'passes 3-D Secure':
      return buyer.answerChallenge(true);
    case 'fails 3-D Secure':
      return buyer.answerChallenge(false);
    case 'starts again':
      return buyer.startAgain();
    case 'has a bank that takes its time':
      run.repairs.get(CONFIRM)?.();
      run.repairs.set(CONFIRM, breakCall(CONFIRM, confirmAsProcessing));
      return;
    case 'is approved by the bank':
      await decideAtBank('succeeded');
      return advance(BANK_POLL_MS);
    case 'is refused by the bank':
      await decideAtBank('requires_payment_method');
      return advance(BANK_POLL_MS);
    case 'has a disk that damages the ledger':
    case 'uses a later version of the app':
      return spoilLedger(run, action.does);
    case 'reopens the browser':
      await closeBrowser();
      return openTab(run.url);
    case 'switches to the other tab':
      if (tabCount() === 1) return openTab(run.url);
      switchTab();
      return;
    case 'closes this tab':
      return tabCount() > 1 ? closeTab() : undefined;
    case 'removes the wish':
      return removeWish();
    case 'hides the page and shows it again':
      return hideAndShowAgain();
    case 'goes to another page':
      return buyer.goToBlog();
    case 'returns to the payment':
      return returnToPayment();
    case 'loses the network':
      if (navigator.onLine) goOffline();
      return settle();
    case 'gets the network back':
      goOnline();
      return settle();
    case 'signs out':
      // The tabs of this model share one page's memory of the user, so only a single tab can sign out.
      return tabCount() === 1 ? buyer.signOut() : undefined;
    case 'signs in':
      return buyer.isSignedIn() ? undefined : setSignedInUser(run.person);
  }
}

async function spoilLedger(run: Run, how: 'has a disk that damages the ledger' | 'uses a later version of the app') {
  const { entries } = await readLedger(run.person.uid);
  if (entries.length === 0) return;
  run.isUnreadable = true;
  if (how === 'has a disk that damages the ledger') await damageEntries();
  else for (const entry of entries) await storeLaterEntry(run.person.uid, entry);
  await settle();
}

function breakOneCall({ repairs }: Run, call: string, outcome: Outcome) {
  // Without a network nothing else can go wrong with a call.
  if (!navigator.onLine) return;
  repairs.get(call)?.();
  repairs.set(call, inject(call, outcomes[outcome]));
}

function breakIntents({ repairs }: Run) {
  let count = 0;
  const others = [
    { amount: 9_900_000, currency: 'usd' },
    { amount: 2_450_000, currency: 'eur' },
  ];
  const respond = () => {
    count += 1;
    const { amount, currency } = others[count % others.length] ?? aCharge;
    return respondWithIntent(amount, currency);
  };
  repairs.set(INTENT, breakCall(INTENT, respond));
}

function inject(call: string, how: (typeof outcomes)[Outcome]) {
  if (typeof how === 'object') return slowCall(call, how.slow);
  if (how === 'acted') return breakCall(call, { corrupted: () => statusResponse(500) });
  return breakCall(call, how);
}

async function pay(run: Run, card: string, presses: number) {
  const sent = callsTo(CONFIRM).length;
  const isOffline = !navigator.onLine;
  if (await buyer.pay(card, presses)) run.sentWhenOffline = isOffline ? sent : undefined;
}

async function removeWish() {
  await buyer.goToWishlist();
  await advance(LIST_LOADS_MS);
  await buyer.removeWish();
}

function repairCalls({ repairs }: Run) {
  for (const repair of repairs.values()) repair();
  repairs.clear();
}

async function returnToPayment() {
  if (buyer.isAtPayment()) return;
  await buyer.goToWishlist();
  await advance(LIST_LOADS_MS);
  await buyer.openPayment();
}

/** Holds after every action: at most one charge, of the price, no record without a charge, no charged wish removed, no offline payment sent later. */
async function expectInvariants({ sentWhenOffline }: Run) {
  const [charged, recorded] = [chargeCount(), await database.payments.count({})];
  if (charged > 1) throw new Error(`The card was charged ${charged} times.\n${buyer.describeTabs()}`);
  if (otherChargeCount() > 0) throw new Error(`Another amount or currency was charged.\n${buyer.describeTabs()}`);
  if (recorded > charged)
    throw new Error(`${charged} charges, and ${recorded} payments are recorded.\n${buyer.describeTabs()}`);
  if (charged > 0 && (await isWishGone()))
    throw new Error(`The card is charged, and the wish is gone.\n${buyer.describeTabs()}`);
  if (sentWhenOffline !== undefined && callsTo(CONFIRM).length > sentWhenOffline)
    throw new Error(`Pay was pressed without a network, and a card was sent later.\n${buyer.describeTabs()}`);
  const refused = buyer.findRefusal();
  if (charged === 1 && refused !== undefined) throw new Error(`The card is charged, and a page says “${refused}”`);
}

const isWishGone = async () => (await database.wishlist.count({})) === 0;
const isRecorded = async () => (await database.payments.count({})) === chargeCount();

/** Repairs everything. Then the buyer must reach the receipt with at most one more press of Pay. */
async function expectReceipt(run: Run, finalStep: FinalStep) {
  repairCalls(run);
  goOnline();
  await settle();
  if (!buyer.isSignedIn()) await setSignedInUser(run.person);
  await expectInvariants(run);
  if (finalStep === 'opens the blog') {
    await closeBrowser();
    await openTab('/blog');
    await advance(LONGEST_REQUEST_MS);
    if (!(await passChallengesUntil(isRecorded, SETTLES_WITHIN_MS)) && !run.isUnreadable)
      throw new Error('The card is charged, and it is not recorded.');
  }
  if (await isWishGone()) {
    await advance(LONGEST_REQUEST_MS);
    await advance(LONGEST_REQUEST_MS);
    return expectInvariants(run);
  }
  if (finalStep === 'looks at the page') await returnToPayment();
  if (!buyer.isAtPayment() || finalStep === 'reopens the payment') {
    await closeBrowser();
    await openTab(run.url);
  }
  const isUnclear = () => run.isUnreadable && buyer.isUnclear();
  if (!(await retryUntil(run, () => buyer.hasReceipt() || buyer.isPayable() || isUnclear())))
    throw new Error(`The buyer is stuck.\n${buyer.describeTabs()}`);
  await expectInvariants(run);
  if (isUnclear()) return;
  if (!buyer.hasReceipt()) {
    if (chargeCount() > 0) throw new Error(`The card is charged, and can be paid with.\n${buyer.describeTabs()}`);
    await pay(run, cards['a good card'], 1);
    if (!(await retryUntil(run, () => buyer.hasReceipt() || isUnclear())))
      throw new Error(`The buyer has paid and is stuck.\n${buyer.describeTabs()}`);
    if (isUnclear()) return expectInvariants(run);
  }
  const [charged, recorded, paid] = [
    chargeCount(),
    await database.payments.count({}),
    await database.wishlist.count({ paid: true }),
  ];
  if (charged !== 1 || recorded !== 1 || paid !== 1)
    throw new Error(`${charged} charges, ${recorded} payments recorded, ${paid} wishes paid.\n${buyer.describeTabs()}`);
}

/** Advances time and uses the retries of the page. Reopens the browser if the page says to reload it. */
async function retryUntil(run: Run, condition: () => boolean) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await passChallengesUntil(condition, SETTLES_WITHIN_MS / TRIES)) return true;
    if (buyer.isToldToReload()) {
      await closeBrowser();
      await openTab(run.url);
    } else {
      await buyer.tryAgain();
    }
  }
  return condition();
}

/** Advances time until the condition holds, and passes every 3-D Secure challenge that opens. */
const passChallengesUntil = (condition: () => boolean | Promise<boolean>, maxMs: number) =>
  advanceUntil(async () => {
    await buyer.answerChallenge(true);
    await decideAtBank('succeeded');
    return condition();
  }, maxMs);

async function cleanUp(run: Run) {
  repairCalls(run);
  goOnline();
  await setSignedInUser(undefined);
  resetTabs();
  await advance(LONGEST_REQUEST_MS);
  dropTimers();
  dropLocks();
  closeChannels();
  clearCalls();
  clearCharges();
  clearIdentity();
  shimDatabase();
  localStorage.clear();
  sessionStorage.clear();
}
