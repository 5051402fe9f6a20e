import type { QueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { takeCarDown } from '@/cars/removeCar';
import { mapWithLimit } from '@/api/mapWithLimit';
import { path } from '@/api/path';
import { apiAs } from '@/session/apiAs';
import type { Report } from '@/reports/schema';
import { keys } from '@/lib/config/queryKeys';
import { commonTexts } from '@/lib/text/commonTexts';
import { moderationTexts as texts } from './texts';
import { allReportsOnce, deleteReport, readReports } from '@/reports/queries';
import { replace, type Decision, type Sender } from './decisions';

/** Sends decisions, also if the page that made them has been left. */
export const createSender = (client: QueryClient): Sender => ({
  send: (decisions) => send(client, decisions),
  sendOnLeave: (decision) => sendOnLeave(decision, client.getQueryData(allReportsOnce.queryKey)),
});

/** A few at a time. One toast says what was done. */
async function send(client: QueryClient, many: readonly Decision[]) {
  const results = await mapWithLimit(many, async (decision) => {
    const sending: Decision = { ...decision, state: 'sending' };
    if (!replace(decision, sending)) return undefined;
    const sent = await carryOut(sending);
    return replace(sending, sent) ? sent.state : undefined;
  });
  const states = results.flatMap(({ result }) => (result.status === 'fulfilled' && result.value) || []);
  if (states.length === 0) return;
  if (states.includes('done')) toast.success(texts.deleted);
  else if (states.includes('overtaken')) toast.success(commonTexts.alreadyDone);
  for (const queryKey of [keys.cars, keys.reports]) void client.invalidateQueries({ queryKey });
}

/** @param listed the reports as they were read last: if another admin has dealt with all of those that were decided about, nothing is sent */
function sendOnLeave({ verdict, subject, reports, admin }: Decision, listed: readonly Report[] | undefined) {
  const ids = new Set(reports.map(({ id }) => id));
  if (listed && !listed.some(({ id }) => ids.has(id))) return false;
  const api = apiAs(admin);
  if (verdict === 'remove' && subject.carId !== undefined) api.deleteOnLeave(path('/cars/:id', { id: subject.carId }));
  for (const id of ids) api.deleteOnLeave(path('/reportedpost/:id', { id }));
  return true;
}

/**
 * Reads the reports first: if another admin has dealt with all of those that were decided about, nothing is sent. A removed car takes
 * with it also the reports that came after the decision; dropping leaves these.
 */
async function carryOut(decision: Decision): Promise<Decision> {
  const { verdict, subject, reports, admin } = decision;
  const ids = new Set(reports.map(({ id }) => id));
  const removedId = verdict === 'remove' ? subject.carId : undefined;
  let { isCarRemoved = false } = decision;
  try {
    const listed = await readReports(admin);
    if (!isCarRemoved && !listed.some(({ id }) => ids.has(id))) {
      return { ...decision, state: decision.isSent ? 'done' : 'overtaken' };
    }
    if (removedId !== undefined && !isCarRemoved) {
      await takeCarDown(removedId, admin);
      isCarRemoved = true;
    }
    const meant = listed.filter(({ id, carId }) => ids.has(id) || (removedId !== undefined && carId === removedId));
    const results = await mapWithLimit(meant, ({ id }) => deleteReport(id, admin));
    for (const { result } of results) if (result.status === 'rejected') throw result.reason;
    return { ...decision, state: 'done' };
  } catch (error) {
    return { ...decision, state: 'failed', error, isCarRemoved };
  }
}
