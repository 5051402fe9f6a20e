import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import type { Outcome } from '@/shared/api/acks';
import { fewAtATime } from '@/shared/api/fewAtATime';
import { keys } from '@/shared/config/queryKeys';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { deleteReport, readReports } from '../queries';
import type { Report } from '../schema';
import type { Decision, DecisionState } from './decision';

/** Removes the car post, in the name of this admin. */
export type TakeCarDown = (carId: string, admin: string | undefined) => Promise<Outcome>;

const INVALIDATED = [keys.cars, keys.reports];

/** Some reports were not removed; their car was, if it was to be. */
class ReportsLeft extends Error {
  override name = 'ReportsLeft';
  readonly left: readonly Report[];

  constructor(left: readonly Report[], cause: unknown) {
    super('reports left', { cause });
    this.left = left;
  }
}

/**
 * Reads the reports first: if another admin has dealt with all of those that were decided about, nothing is sent. A removed car takes
 * with it also the reports that came after the decision; dropping leaves these.
 * @throws ReportsLeft
 */
const sendDecision = (takeCarDown: TakeCarDown, isInBatch: boolean) =>
  mutationOptions({
    mutationFn: async ({ verdict, subject, reports, admin, state }: Decision): Promise<Outcome> => {
      const isRetried = state.name === 'failed' && state.isCarRemoved;
      const waiting = isRetried ? state.left : await readReports(admin);
      const isWaiting = new Set(waiting.map(({ id }) => id));
      if (!reports.some(({ id }) => isWaiting.has(id))) return 'already-done';
      if (verdict === 'remove' && subject.carId !== undefined) {
        if (!isRetried) await takeCarDown(subject.carId, admin);
        await deleteReports(
          waiting.filter(({ carId }) => carId === subject.carId),
          admin,
        );
      } else {
        await deleteReports(
          reports.filter(({ id }) => isWaiting.has(id)),
          admin,
        );
      }
      return 'done';
    },
    meta: isInBatch ? {} : { toast: messages.deleted, invalidates: INVALIDATED },
  });

/** Removes reports whose cars are gone. */
export const sweepReports = mutationOptions({
  mutationFn: ({ reports, admin }: { reports: readonly Report[]; admin: string }) => deleteReports(reports, admin),
  meta: { toast: messages.deleted, invalidates: [keys.reports] },
});

/** After a batch, the lists are read once, and there is one toast. */
export const endBatch = (client: QueryClient) => (hasDone: boolean) => {
  if (hasDone) toast.success(messages.deleted);
  for (const queryKey of INVALIDATED) void client.invalidateQueries({ queryKey });
};

/** Sends a decision, also if the page that made it has been left. Never rejects. */
export function sender(client: QueryClient, takeCarDown: TakeCarDown, { isInBatch = false } = {}) {
  async function stateAfter(decision: Decision): Promise<DecisionState> {
    const options = client.defaultMutationOptions(sendDecision(takeCarDown, isInBatch));
    try {
      const outcome = await client.getMutationCache().build(client, options).execute(decision);
      return { name: outcome === 'already-done' ? 'overtaken' : 'done' };
    } catch (error) {
      if (!(error instanceof ReportsLeft)) {
        return { name: 'failed', error, isCarRemoved: wasCarRemoved(decision), left: leftOf(decision) };
      }
      return { name: 'failed', error: error.cause, isCarRemoved: decision.verdict === 'remove', left: error.left };
    }
  }

  return async (decision: Decision): Promise<Decision> => ({ ...decision, state: await stateAfter(decision) });
}

async function deleteReports(reports: readonly Report[], admin: string) {
  const results = await fewAtATime(reports, ({ id }) => deleteReport(id, admin));
  const failed = results.flatMap(({ item, result }) => (result.status === 'rejected' ? [{ item, result }] : []));
  const [first] = failed;
  if (first) {
    throw new ReportsLeft(
      failed.map(({ item }) => item),
      first.result.reason,
    );
  }
}

const wasCarRemoved = ({ state }: Decision) => state.name === 'failed' && state.isCarRemoved;
const leftOf = ({ state, reports }: Decision) => (state.name === 'failed' ? state.left : reports);
