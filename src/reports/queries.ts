import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { changedAck, writeThenVerify } from '@/api/acks';
import { CallError, isCallError, isOutcomeUnknown } from '@/api/callError';
import { listOf, shownListOf } from '@/api/fields';
import { liveQuery } from '@/api/liveQuery';
import { path } from '@/api/path';
import { userStorage } from '@/lib/browser/userStorage';
import { keys } from '@/lib/config/queryKeys';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/state/sessionState';
import { reportBody, reportSchema, type NewReport, type Report } from './schema';
import { reportTexts as texts } from './texts';

const reports = listOf(reportSchema);
const shownReports = shownListOf(reportSchema);

/** The list where it is not polled, in the order of the response. */
export const allReportsOnce = queryOptions({
  queryKey: [...keys.reports, 'all'],
  queryFn: ({ signal }) => apiAs(sessionState.user()?.email).get('/reportedpost', shownReports, { signal }),
});

/** The newest first, and last those whose time is not known. */
export const allReports = liveQuery({ ...allReportsOnce, select: newestFirst });

/**
 * The API has no request by which a buyer could check whether a report arrived, so an unknown outcome is left to the user. It is stored
 * before the call, so that a reload does not forget it.
 * @throws CallError 'maybe-done' if this attempt or an earlier one may have arrived
 */
export const sendReport = (carId: string) =>
  mutationOptions({
    mutationKey: [...keys.reports, 'send', carId],
    mutationFn: async (report: NewReport) => {
      const { email } = report.reporter;
      const isOnline = navigator.onLine;
      const { comment, isSent: wasSent } = reportDraft.read(email, carId);
      reportDraft.write(email, carId, { comment, isSent: true });
      try {
        await apiAs(email).postIgnoringResponse('/reportedpost', reportBody(report));
      } catch (error) {
        const hasNotLeft = !isOnline && isCallError(error, 'no-response');
        const isSent = wasSent || (isOutcomeUnknown(error) && !hasNotLeft);
        reportDraft.write(email, carId, { ...reportDraft.read(email, carId), isSent });
        throw isSent ? new CallError('maybe-done', { cause: error }) : error;
      }
    },
    onSuccess: (_data, { reporter }) => reportDraft.drop(reporter.email, carId),
    meta: { toast: texts.sent, failed: failureTitle, invalidates: [keys.reports] },
  });

/** Removes the report only; the car stays listed. */
export function deleteReport(id: string, admin: string | undefined) {
  return writeThenVerify(
    () => apiAs(admin).delete(path('/reportedpost/:id', { id }), changedAck),
    async () => (await readReports(admin)).every((report) => report.id !== id),
  );
}

export const readReports = (admin: string | undefined) =>
  apiAs(admin).get('/reportedpost', reports, { isUncached: true });

function newestFirst(reports: Report[]) {
  const timeOf = ({ reportedAt }: Report) => reportedAt?.getTime() ?? 0;
  return reports.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1));
}

/** Tells a report that was not sent from one that may have been sent. */
export const failureTitle = (error: unknown) => (isCallError(error, 'maybe-done') ? texts.maybeSent : texts.notSent);

const draftSchema = v.object({
  comment: v.string(),
  /** It was sent and got no response that would say whether it arrived. */
  isSent: v.boolean(),
});
type ReportDraft = v.InferOutput<typeof draftSchema>;
const emptyDraft: ReportDraft = { comment: '', isSent: false };
const nameOf = (carId: string) => `report of ${carId}` as const;

/** The report about a car that a user writes, stored on this device until it has arrived or is abandoned. */
export const reportDraft = {
  read: (email: string, carId: string) => userStorage(email).read(nameOf(carId), draftSchema) ?? emptyDraft,
  write(email: string, carId: string, draft: ReportDraft) {
    if (draft.comment.trim() === '' && !draft.isSent) reportDraft.drop(email, carId);
    else userStorage(email).write(nameOf(carId), draft);
  },
  drop: (email: string, carId: string) => userStorage(email).remove(nameOf(carId)),
};
