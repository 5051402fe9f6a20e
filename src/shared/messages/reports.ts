import { commonMessages } from './common';

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
} as const;
