import { breakCall, callsTo, slowCall, clearCalls } from '@tests/support/calls';
import { charges, clearCharges } from '@tests/support/charges';
import { dropTimers, disableActEnvironment, startClock } from '@tests/support/clock';
import { clearIdentity } from '@tests/support/identity';
import { goOffline, goOnline } from '@tests/support/network';
import { aBuyer, type Person } from '@tests/support/people';
import { aWishedCar } from '@tests/support/paying';
import { closeChannels } from '@tests/support/shims/channels';
import { shimDatabase } from '@tests/support/shims/database';
import { dropLocks } from '@tests/support/shims/locks';
import { statusAnswer } from '@tests/support/statusAnswer';
import { resetWorld, world } from '@tests/support/world';
import { cards, ways, type Action, type End } from './actions';
import {
  calm,
  closeBrowser,
  closeTab,
  isHere,
  leaveTabs,
  lookAwayAndBack,
  openTab,
  pass,
  tabCount,
  turnToOther,
  until,
} from './browser';
import * as buyer from './buyer';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const SETTLES_WITHIN_MS = 240_000;
const TRIES = 4;
const LIST_LOADS_MS = 1500;
/** Of what is under way to a host. */
const LONGEST_WAY_MS = 60_000;

type Way = keyof typeof ways;
interface Stage {
  person: Person;
  url: string;
  repairs: Map<string, () => void>;
  /** How many cards were sent by the time that Pay was pressed last, where there was no network. */
  sentWhenOffline: number | undefined;
}

/** @throws Error with what does not hold */
export async function assertSequence(actions: readonly Action[], atLast: End) {
  const stage = await begin();
  try {
    for (const action of actions) {
      await carryOut(action, stage);
      await expectHonest(stage);
    }
    await expectEnd(stage, atLast);
  } catch (error) {
    await closeBrowser();
    throw error;
  } finally {
    await leave(stage);
  }
}

async function begin(): Promise<Stage> {
  startClock();
  disableActEnvironment();
  await resetWorld();
  const person = aBuyer();
  const { url } = aWishedCar(person);
  await isHere(person);
  await openTab(url);
  return { person, url, repairs: new Map(), sentWhenOffline: undefined };
}

async function carryOut(action: Action, stage: Stage): Promise<void> {
  switch (action.does) {
    case 'pays':
      return pay(stage, cards[action.card], action.presses);
    case 'waits':
      return pass(action.ms);
    case 'breaks':
      breaks(stage, action.call, action.way);
      return;
    case 'repairs':
      repair(stage);
      return;
    case 'passes the bank':
      return buyer.answerBank(true);
    case 'fails the bank':
      return buyer.answerBank(false);
    case 'reopens the browser':
      await closeBrowser();
      return openTab(stage.url);
    case 'turns to the other tab':
      if (tabCount() === 1) return openTab(stage.url);
      turnToOther();
      return;
    case 'closes this tab':
      return tabCount() > 1 ? closeTab() : undefined;
    case 'takes the wish off':
      return takeWishOff();
    case 'looks away and back':
      return lookAwayAndBack();
    case 'goes to another page':
      return buyer.goToBlog();
    case 'comes back to the payment':
      return comeBack();
    case 'loses the network':
      if (navigator.onLine) goOffline();
      return calm();
    case 'has the network again':
      goOnline();
      return calm();
    case 'signs out':
      // The tabs share what a page keeps of its person in this model.
      return tabCount() === 1 ? buyer.signOut() : undefined;
    case 'signs in':
      return buyer.isSignedIn() ? undefined : isHere(stage.person);
  }
}

function breaks({ repairs }: Stage, call: string, way: Way) {
  // Without a network nothing else can go wrong with a call.
  if (!navigator.onLine) return;
  repairs.get(call)?.();
  repairs.set(call, inject(call, ways[way]));
}

function inject(call: string, how: (typeof ways)[Way]) {
  if (typeof how === 'object') return slowCall(call, how.slow);
  if (how === 'acted') return breakCall(call, { corrupted: () => statusAnswer(500) });
  return breakCall(call, how);
}

async function pay(stage: Stage, card: string, presses: number) {
  const sent = callsTo(CONFIRM).length;
  const isOffline = !navigator.onLine;
  if (await buyer.pay(card, presses)) stage.sentWhenOffline = isOffline ? sent : undefined;
}

async function takeWishOff() {
  await buyer.goToWishlist();
  await pass(LIST_LOADS_MS);
  await buyer.removeWish();
}

function repair({ repairs }: Stage) {
  for (const mend of repairs.values()) mend();
  repairs.clear();
}

async function comeBack() {
  if (buyer.isAtPayment()) return;
  await buyer.goToWishlist();
  await pass(LIST_LOADS_MS);
  await buyer.openPayment();
}

/** At every moment. */
async function expectHonest({ sentWhenOffline }: Stage) {
  const [charged, noted] = [charges(), await world.payments.count({})];
  if (charged > 1) throw new Error(`The card was charged ${charged} times.\n${buyer.report()}`);
  if (noted > charged) throw new Error(`${charged} charges, and ${noted} payments are recorded.\n${buyer.report()}`);
  if (charged > 0 && (await isWishGone()))
    throw new Error(`The card is charged, and the wish is gone.\n${buyer.report()}`);
  if (sentWhenOffline !== undefined && callsTo(CONFIRM).length > sentWhenOffline)
    throw new Error(`Pay was pressed without a network, and a card was sent later.\n${buyer.report()}`);
  const refused = buyer.saidRefused();
  if (charged === 1 && refused !== undefined) throw new Error(`The card is charged, and a page says “${refused}”`);
}

const isWishGone = async () => (await world.wishlist.count({})) === 0;
const isRecorded = async () => (await world.payments.count({})) === charges();

/** With everything repaired the buyer comes to the receipt, and presses Pay for it once at most. */
async function expectEnd(stage: Stage, atLast: End) {
  repair(stage);
  goOnline();
  await calm();
  if (!buyer.isSignedIn()) await isHere(stage.person);
  await expectHonest(stage);
  if (atLast === 'opens the blog') {
    await closeBrowser();
    await openTab('/blog');
    await pass(LONGEST_WAY_MS);
    if (!(await waitUntil(isRecorded, SETTLES_WITHIN_MS)))
      throw new Error('The card is charged, and it is not recorded.');
  }
  if (await isWishGone()) {
    await pass(LONGEST_WAY_MS);
    await pass(LONGEST_WAY_MS);
    return expectHonest(stage);
  }
  if (atLast === 'looks at the page') await comeBack();
  if (!buyer.isAtPayment() || atLast === 'opens the payment anew') {
    await closeBrowser();
    await openTab(stage.url);
  }
  if (!(await getsOn(stage, () => buyer.hasReceipt() || buyer.isPayable())))
    throw new Error(`The buyer is stuck.\n${buyer.report()}`);
  await expectHonest(stage);
  if (!buyer.hasReceipt()) {
    if (charges() > 0) throw new Error(`The card is charged, and can be paid with.\n${buyer.report()}`);
    await pay(stage, cards['a good card'], 1);
    if (!(await getsOn(stage, buyer.hasReceipt)))
      throw new Error(`The buyer has paid and is stuck.\n${buyer.report()}`);
  }
  const [charged, noted, paid] = [
    charges(),
    await world.payments.count({}),
    await world.wishlist.count({ paid: true }),
  ];
  if (charged !== 1 || noted !== 1 || paid !== 1)
    throw new Error(`${charged} charges, ${noted} payments recorded, ${paid} wishes paid.\n${buyer.report()}`);
}

/** Lets time go by, and does what the page offers: tries again, or reloads where it misses the bank's question. */
async function getsOn(stage: Stage, isThere: () => boolean) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await waitUntil(isThere, SETTLES_WITHIN_MS / TRIES)) return true;
    if (buyer.missesBank()) {
      await closeBrowser();
      await openTab(stage.url);
    } else {
      await buyer.tryAgain();
    }
  }
  return isThere();
}

/** Whatever question of the bank opens meanwhile is answered. */
const waitUntil = (isSo: () => boolean | Promise<boolean>, maxMs: number) =>
  until(async () => {
    await buyer.answerBank(true);
    return isSo();
  }, maxMs);

async function leave(stage: Stage) {
  repair(stage);
  goOnline();
  await isHere(undefined);
  leaveTabs();
  await pass(LONGEST_WAY_MS);
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
