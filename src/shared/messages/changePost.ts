export const changePostMessages = {
  title: 'Change a car',
  sub: (title: string) => `“${title}” is posted anew with your changes.`,
  how: 'The marketplace cannot change a post, so the new one is posted first and the old one is removed after it. Its address and its date are new, and wishes of others stay with the old one: they do not move.',
  currentPhoto: 'The photo as it is. It stays unless you choose another.',
  post: 'Post the change',
  changed: 'Car changed: posted anew, and the old post removed',
  notChanged: 'This was not changed',
  gone: 'This car is no longer among your cars.',
  goneHint: 'It was removed or changed meanwhile, perhaps in another tab.',
  toProducts: 'Back to my cars',
  earlierArrived:
    'Your earlier attempt did arrive, with what was in the form then. Open the new post from My Products to change it again.',
  hasDraft: 'You have a draft already',
  draftOf: (title: string) => (title === '' ? 'A post without a title yet.' : `“${title}”`),
  keepDraft: 'Continue with the draft',
  replaceDraft: 'Replace the draft',
  postAnother: 'Post another',
  postAnotherHint: 'Your car is posted. The next one can keep brand, phone and price status.',
  similar: 'Post a similar one',
  similarHint: 'All but photo, mileage and price',
  change: 'Change',
  changeHint: 'Posted anew: its address changes, wishes for it stay behind',
  removalUnknown:
    'The changed car is posted, but it is not certain that the old one is gone. This is looked up and finished when you press “Try again”, or at the next start.',
  bothListed:
    'The old post could not be removed, and the new one could not be taken back: both are listed. This is finished at the next start.',
  takenBack: (reason: string) =>
    `The old post could not be removed, so the new one was taken back and nothing has changed: ${reason}`,
  finished: 'A change that was interrupted is finished now.',
} as const;
