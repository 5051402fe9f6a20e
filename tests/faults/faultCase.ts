import { expect } from 'vitest';
import { calls, callsTo, type Call } from '@tests/support/calls';
import { jumpTime } from '@tests/support/clock';
import { hostOf, faultMessages, type VisibleFault } from './faultMessages';
import { SLOW_MS, type Fault } from './faults';
import { ageToken, signIn, closePage, goBack, goToBlog, openPage, pressAll, reload, fillIn, waitUntil } from './page';
import type { Scenario } from './scenario';
import {
  alertTexts,
  findControl,
  findField,
  hasCrashed,
  isBlank,
  describeScreen,
  hasMessage,
  hasText,
  loadingIndicators,
} from './screenQueries';

const TRY_AGAIN = 'Try again';

/** Checks one fault of one call: the message shown, the recovery, and the requests that the host received. */
export async function assertFault(call: string, scenario: Scenario, fault: Fault) {
  const { url, person } = scenario.setup();
  await signIn(person);
  let repair: () => void = () => undefined;
  try {
    repair = await openAndTrigger(call, scenario, fault, url);
    // Without a network there may be no request at all.
    if (fault.name !== 'no network')
      await waitUntil(() => callsTo(patternOf(call, scenario)).length > 0, `the call ${call}`);
    if (fault.name === 'a slow response after the user left the page') await leaveAndComeBack(scenario);
    else await assertRecovery(call, scenario, fault, fault.name, repair);
    await expectDoneOnce(call, scenario, fault);
  } catch (error) {
    if (error instanceof Error) error.message += `\n${describeScreen()}`;
    throw error;
  } finally {
    repair();
    await closePage();
  }
}

async function openAndTrigger(call: string, scenario: Scenario, fault: Fault, url: string) {
  await scenario.beforeOpen?.(url);
  if (!scenario.trigger) {
    const repair = fault.inject(patternOf(call, scenario));
    await openPage(url);
    return repair;
  }
  await openPage(url);
  await scenario.prepare?.();
  fillIn(scenario.typed);
  await scenario.beforeTrigger?.();
  ageToken();
  const repair = fault.inject(patternOf(call, scenario));
  scenario.trigger();
  return repair;
}

async function assertRecovery(call: string, scenario: Scenario, fault: Fault, name: VisibleFault, repair: () => void) {
  const ownMessage = scenario.messages?.[name];
  const expected = [ownMessage ?? faultMessages[hostOf(call)][name]].flat();
  const isMessageShown = () => expected.some((text) => (ownMessage === undefined ? hasMessage(text) : hasText(text)));

  if (!recoversSilently(scenario, fault)) {
    await waitUntil(
      () =>
        isMessageShown() &&
        (loadingIndicators().length === 0 || name === 'no network' || scenario.keepsPolling === true),
      expected.join(' or '),
    );
    expectIntactPage();
    expectInputKept(scenario);
    expect(scenario.isReached(), 'the goal before the call is repaired').toBe(false);
    repair();
    await retry(scenario, fault);
  }
  await waitUntil(() => scenario.isReached() && isSettled(), 'the goal');
  expectIntactPage();
  expect(isMessageShown(), 'the message about the fault is still shown').toBe(false);
}

/** A write that was carried out and can be read back is discovered by the product, without a message. */
function recoversSilently(scenario: Scenario, fault: Fault) {
  return (
    scenario.recoversFrom?.[fault.name] !== undefined ||
    (fault.isCarriedOut === true && scenario.readsBack !== undefined)
  );
}

/** The user leaves the screen while the response is pending, and comes back. */
async function leaveAndComeBack(scenario: Scenario) {
  await goToBlog();
  await jumpTime(SLOW_MS + 500);
  await waitUntil(isSettled, 'the end of loading');
  expect(window.location.pathname).toBe('/blog');
  expectIntactPage();
  expect(alertTexts(), 'alerts').toEqual([]);
  await goBack();
  await waitUntil(() => (scenario.isStored !== undefined || scenario.isReached()) && isSettled(), 'the goal');
  expectIntactPage();
  expect(alertTexts(), 'alerts').toEqual([]);
}

/** Uses the retry that the page offers, or repeats the action, or reloads. */
async function retry(scenario: Scenario, fault: Fault) {
  const ownRetry = scenario.retry?.(fault);
  if (ownRetry) await ownRetry();
  else if (findControl(TRY_AGAIN)) pressAll(TRY_AGAIN);
  else if (scenario.trigger) scenario.trigger();
  else if (!resumesByItself(fault)) await reload();
}

/** Requests that wait for the network continue by themselves once it is back. */
const resumesByItself = ({ name }: Fault) => name === 'no network';

const isSettled = () => loadingIndicators().length === 0 && !isBlank();

function expectIntactPage() {
  expect(hasCrashed(), 'has crashed').toBe(false);
  expect(isBlank(), 'is blank').toBe(false);
}

function expectInputKept({ typed = {}, isFormSubmitted }: Scenario) {
  if (isFormSubmitted) return;
  for (const [label, text] of Object.entries(typed)) expect(findField(label).value, label).toBe(text);
}

async function expectDoneOnce(call: string, scenario: Scenario, fault: Fault) {
  if (!scenario.isStored) return;
  const sent = callsTo(patternOf(call, scenario));
  expect(await scenario.isStored(), `${call} is done`).toBe(true);
  if (scenario.mayRepeatBecause !== undefined) return;
  expect(sent.filter(({ status = 500 }) => status < 400)).toHaveLength(1);
  if (!fault.isOutcomeUnknown) return;
  for (const [index, second] of sent.slice(1).entries()) {
    const first = sent[index];
    if (first) expect(isReadBetween(first, second, scenario), 'a read before it is sent again').toBe(true);
  }
}

function isReadBetween(first: Call, second: Call, { readsBack = '' }: Scenario) {
  const between = calls.slice(calls.indexOf(first) + 1, calls.indexOf(second));
  return callsTo(readsBack).some((read) => between.includes(read));
}

/** The call in the notation of `breakCall`. */
function patternOf(call: string, { only }: Scenario) {
  if (only !== undefined) return only;
  const [method = '', , path = ''] = call.split(' ');
  const localPath = path.replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, '').replaceAll('*', ':any');
  return `${method} ${localPath}`;
}
