import { expect } from 'vitest';
import { calls, callsTo, type Call } from '@tests/support/calls';
import { jumpTime } from '@tests/support/clock';
import { SLOW_MS, type Fault } from './faults';
import { ageToken, arrive, leave, moveBack, moveOn, open, pressAll, reload, type, until } from './page';
import type { Scenario } from './scenario';
import { alarms, control, field, hasCrashed, isBlank, report, says, shows, waits } from './screenQueries';
import { hostOf, messages, type ToldFault } from './faultMessages';

const TRY_AGAIN = 'Try again';

/** One call, one fault: what people see of it, that they get on, and what the host was asked. */
export async function assertFault(call: string, scene: Scenario, fault: Fault) {
  const { url, person } = scene.setup();
  await arrive(person);
  let repair: () => void = () => undefined;
  try {
    repair = await begin(call, scene, fault, url);
    // Without a network nothing may be asked at all.
    if (fault.name !== 'no network') await until(() => callsTo(patternOf(call)).length > 0, `the call ${call}`);
    if (fault.name === 'a slow answer after the person moved on') await moveOnAndBack(scene);
    else await getOn(call, scene, fault, fault.name, repair);
    await expectOnce(call, scene, fault);
  } finally {
    repair();
    await leave();
  }
}

async function begin(call: string, scene: Scenario, fault: Fault, url: string) {
  await scene.before?.(url);
  if (!scene.act) {
    const repair = fault.inject(patternOf(call));
    await open(url);
    return repair;
  }
  await open(url);
  await scene.prepare?.();
  type(scene.typed);
  await scene.beforeAct?.();
  ageToken();
  const repair = fault.inject(patternOf(call));
  scene.act();
  return repair;
}

async function getOn(call: string, scene: Scenario, fault: Fault, name: ToldFault, repair: () => void) {
  const own = scene.says?.[name];
  const told = [own ?? messages[hostOf(call)][name]].flat();
  const isTold = () => told.some((sentence) => (own === undefined ? says(sentence) : shows(sentence)));

  if (!recovers(scene, fault)) {
    await until(
      () => isTold() && (waits().length === 0 || name === 'no network' || scene.keepsPolling === true),
      told.join(' or '),
    );
    expectWhole();
    expectTyped(scene);
    expect(scene.isReached(), `the goal before the call is repaired\n${report()}`).toBe(false);
    repair();
    await again(scene, fault);
  }
  await until(() => scene.isReached() && isAtRest(), 'the goal');
  expectWhole();
  expect(isTold(), `the fault is still told of\n${report()}`).toBe(false);
}

/** What was carried out and can be read back is found out; nobody is troubled with it. */
function recovers(scene: Scenario, fault: Fault) {
  return scene.recovers?.[fault.name] !== undefined || (fault.isCarriedOut === true && scene.readsBack !== undefined);
}

/** The screen is left while the answer is under way, and come back to. */
async function moveOnAndBack(scene: Scenario) {
  await moveOn();
  await jumpTime(SLOW_MS + 500);
  await until(isAtRest, 'the end of all waiting');
  expect(window.location.pathname).toBe('/blog');
  expectWhole();
  expect(alarms(), report()).toEqual([]);
  await moveBack();
  await until(() => (scene.isStored !== undefined || scene.isReached()) && isAtRest(), 'the goal');
  expectWhole();
  expect(alarms(), report()).toEqual([]);
}

/** The retry that is offered, or what was pressed before, or a reload. */
async function again(scene: Scenario, fault: Fault) {
  const own = scene.again?.(fault);
  if (own) await own();
  else if (control(TRY_AGAIN)) pressAll(TRY_AGAIN);
  else if (scene.act) scene.act();
  else if (!comesBack(fault)) await reload();
}

/** What waits for the network goes on with it. */
const comesBack = ({ name }: Fault) => name === 'no network';

const isAtRest = () => waits().length === 0 && !isBlank();

function expectWhole() {
  expect(hasCrashed(), report()).toBe(false);
  expect(isBlank(), report()).toBe(false);
}

function expectTyped({ typed = {}, isFormOver }: Scenario) {
  if (isFormOver) return;
  for (const [label, text] of Object.entries(typed)) expect(field(label).value, label).toBe(text);
}

async function expectOnce(call: string, scene: Scenario, fault: Fault) {
  if (!scene.isStored) return;
  const sent = callsTo(patternOf(call));
  expect(await scene.isStored(), `${call} is done`).toBe(true);
  if (scene.mayRepeat !== undefined) return;
  expect(sent.filter(({ status = 500 }) => status < 400)).toHaveLength(1);
  if (!fault.isUnknown) return;
  for (const [at, second] of sent.slice(1).entries()) {
    const first = sent[at];
    if (first) expect(readBetween(first, second, scene), 'a look before it is sent again').toBe(true);
  }
}

function readBetween(first: Call, second: Call, { readsBack = '' }: Scenario) {
  const between = calls.slice(calls.indexOf(first) + 1, calls.indexOf(second));
  return callsTo(readsBack).some((read) => between.includes(read));
}

/** The call as `breakCall` knows it. */
function patternOf(call: string) {
  const [method = '', , path = ''] = call.split(' ');
  const short = path.replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, '').replaceAll('*', ':any');
  return `${method} ${short}`;
}
