import { commonTexts } from '@/lib/text/texts';

export const report = 'Report Post';
export const modalTitle = 'Report this post';
export const untitled = commonTexts.untitled;
export const noDescription = 'No description';
export const name = 'Name';
export const email = 'Email';
export const comment = 'Comment';
export const commentHint = 'What is wrong with this post?';
export const nameRequired = 'Name';
export const emailRequired = 'Email Address Required';
export const commentRequired = 'Comment Required';
export const sent = 'Your Report Have Been Submitted';
export const notSent = 'Your report was not sent.';
export const maybeSent = 'Your report may have been sent.';
export const leave = 'Leave it';
export const sendAgain = 'Send again';

export * as reportTexts from './texts';
