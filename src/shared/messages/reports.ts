import { commonMessages } from './common';
import { formatCount } from './format';

const reports = (count: number) => formatCount(count, 'report', 'reports');

export const reportMessages = {
  report: 'Report Post',
  modalTitle: 'Report this post',
  untitled: commonMessages.untitled,
  noDescription: 'No description',
  name: 'Name',
  email: 'Email',
  comment: 'Comment',
  commentHint: 'What is wrong with this post?',
  nameRequired: 'Name',
  emailRequired: 'Email Address Required',
  commentRequired: 'Comment Required',
  sent: 'Your Report Have Been Submitted',
  notSent: 'Your report was not sent.',
  maybeSent: 'Your report may have been sent.',
  leave: 'Leave it',
  sendAgain: 'Send again',

  title: 'Reported posts',
  sub: 'Removing a car cannot be undone. Removing a report leaves the car listed.',
  list: 'Reports',
  none: 'No reports',
  noneHint: 'Nobody has reported a post. A new report appears here by itself.',
  reported: (when: string) => `Reported ${when}`,
  nameless: 'Name not stated',
  noComment: 'No comment was left.',
  others: (count: number) => `${formatCount(count, 'other report', 'other reports')} about this car`,
  carGone: 'This car is no longer listed.',
  noCar: 'This report does not say which car it is about.',
  settled: 'This report has been dealt with since.',
  removed: 'Reported Post  Deleted',

  removeCar: 'Remove car for good',
  removeCarTitle: (title: string) => `Remove ${title}?`,
  removeCarText: 'The car is taken off the marketplace for good. This cannot be undone.',
  removeCarReports: (count: number) =>
    count === 1 ? 'The report about it goes too.' : `All ${reports(count)} about it go too.`,
  leftTitle: 'Some reports are left',
  leftText: (title: string, count: number) => `${title} has been removed, but ${reports(count)} about it could not be:`,
  leftBy: (name: string, comment: string) => `${name}: ${comment}`,
  removeLeft: 'Remove what is left',
  carNotRemoved: 'The car was not removed.',
  notAllRemoved: 'The car was removed, some reports about it were not.',

  removeReport: 'Remove report',
  removeReportOnly: 'Remove report only',
  removeReportTitle: 'Remove this report?',
  removeReportText: (name: string, title: string) => `The report by ${name} about ${title} is removed for good.`,
  reportNotRemoved: 'The report was not removed.',
  carStays: 'The car stays listed.',
} as const;
