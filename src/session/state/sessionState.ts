import type { UserRecord } from './userRecord';

/** The user who is signed in, as known to Firebase, but with the email as their record spells it. */
export interface Identity {
  uid: string;
  email: string;
  name: string;
  photoUrl: string | undefined;
  isEmailVerified: boolean;
  createdAt: Date | undefined;
}

/** Why a user was signed out without having asked for it: Firebase's error code, or 'ended' if there is none. */
type EndReason = string;

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: EndReason | undefined }
  /** The account exists; the remaining steps of its sign-up are running, or have failed with `error`. */
  | { status: 'completing-sign-up'; user: Identity; error: unknown }
  /** The account exists, but the marketplace has no user record of it. */
  | { status: 'no-record'; user: Identity }
  /** The marketplace issues a token only once the user has confirmed their email. */
  | { status: 'unconfirmed'; user: Identity }
  | { status: 'signed-in'; user: Identity };

export interface SessionEvents {
  /** Called before any action that may sign in, which waits for the promise. It must not reject. */
  beforeSignIn: () => Promise<unknown>;
  /** The user signed out or another one signed in: all data of the previous user must be removed. */
  onUserChange: () => void;
  /** A sign-up was completed in this tab. `existing` is the record that its email had before, which stays as it is. */
  onSignUpComplete: (existing: UserRecord | undefined) => void;
}

let state: Session = { status: 'loading' };
/**
 * While the user is the one of the last visit, nothing is written in their name until they are confirmed (`awaited`); an error says why they
 * cannot be confirmed at present.
 */
let confirmation: 'done' | 'awaited' | Error = 'done';
/** Firebase's code for why it has ended a session. */
let endReason: EndReason | undefined;
/** Of the app, while it is mounted. */
let events: SessionEvents | undefined;
let latestTurn = 0;
const listeners = new Set<() => void>();

/** Called at the press of SignOut in this tab, while calls can still be made in the user's name. They must not wait for anything. */
export const beforeSignOut = new Set<() => void>();

/**
 * All that a page knows of who is here. A visit comes to it in these steps:
 *
 * 1. Before the first page, `session.resumeLastUser` takes the last user of this device (`resume`), whose pages are then shown at once.
 * 2. After the first paint, `session.start` finds out whether Firebase may have a user. If not, `endSession` makes it a visitor's visit.
 * 3. Otherwise Firebase's code is loaded. As long as that fails, `setFailure` says why, and it is tried again.
 * 4. Firebase confirms the user or names another one (`completeSignIn`), or has none (`endSession`): the session `isDecided`.
 */
export const sessionState = {
  get: () => state,
  /** The current user, in whichever status that has one. */
  user: () => ('user' in state ? state.user : undefined),
  /** Whether it is certain who is signed in, or that nobody is. */
  isDecided: () => state.status !== 'loading' && confirmation === 'done',
  isResumed: () => confirmation !== 'done',
  events: () => events,
  setEvents: (next: SessionEvents | undefined) => void (events = next),
  /**
   * Called by every sign-in and sign-out, because an older sign-in that is still running must not change the session any more.
   * @returns whether no other one has begun since
   */
  beginTurn() {
    // Stryker disable next-line UpdateOperator: any number that no other turn has.
    const turn = ++latestTurn;
    return () => turn === latestTurn;
  },
  /** A turn that signs in a user whom Firebase has: why an earlier session ended does not matter any more. */
  beginSignIn() {
    endReason = undefined;
    return sessionState.beginTurn();
  },
  /** Firebase's code may come before or after the sign-out that it explains. */
  explainEnd(code: EndReason) {
    endReason = code;
    // Stryker disable next-line ConditionalExpression: no other status has a reason.
    if (state.status === 'signed-out' && state.reason) update({ ...state, reason: code });
  },
  endReason: () => endReason,
  /** Signs in the user of the last visit until they are confirmed. */
  resume(user: Identity) {
    confirmation = 'awaited';
    update({ status: 'signed-in', user });
  },
  set(next: Session) {
    confirmation = 'done';
    update(next);
  },
  /** @param error why the user of the last visit cannot be confirmed; undefined once the code for it has loaded */
  setFailure(error: Error | undefined) {
    if (confirmation !== 'done') confirmation = error ?? 'awaited';
    listeners.forEach((listener) => listener());
  },
  /**
   * Resolves when Firebase has confirmed the user, or has ended the session.
   * @throws ChunkLoadError if the code that confirms them does not load
   */
  confirmed: () =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (confirmation === 'awaited') return;
        // Stryker disable next-line CallExpression: it would be called in vain.
        listeners.delete(check);
        if (confirmation === 'done') resolve();
        else reject(confirmation);
      };
      listeners.add(check);
      check();
    }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The same user keeps their object, so that no page is rendered again when they are confirmed. */
function update(next: Session) {
  const isSame = state.status === 'signed-in' && next.status === 'signed-in' && isSameUser(state.user, next.user);
  if (!isSame) state = next;
  listeners.forEach((listener) => listener());
}

function isSameUser(a: Identity, b: Identity) {
  const fieldsOf = (user: Identity) =>
    JSON.stringify([user.uid, user.email, user.name, user.photoUrl, user.isEmailVerified, user.createdAt]);
  return fieldsOf(a) === fieldsOf(b);
}
