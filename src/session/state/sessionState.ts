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
/** The user is the one who was signed in on the last visit, and nothing is written in their name until they are confirmed. */
let isResumed = false;
/** Why that user cannot be confirmed at present. */
let failure: Error | undefined;
/** Of the app, while it is mounted. */
let events: SessionEvents | undefined;
let latestTurn = 0;
const listeners = new Set<() => void>();

/** Called at the press of SignOut in this tab, while calls can still be made in the user's name. They must not wait for anything. */
export const beforeSignOut = new Set<() => void>();

/** The store behind `session`. Only the modules of this folder set it. */
export const sessionState = {
  get: () => state,
  /** The current user, in whichever status that has one. */
  user: () => ('user' in state ? state.user : undefined),
  /** Whether it is certain who is signed in, or that nobody is. */
  isDecided: () => state.status !== 'loading' && !isResumed,
  isResumed: () => isResumed,
  events: () => events,
  setEvents: (next: SessionEvents | undefined) => void (events = next),
  /**
   * Called by every sign-in and sign-out, because an older sign-in that is still running must not change the session any more.
   * @returns whether no other one has begun since
   */
  beginTurn() {
    const turn = ++latestTurn;
    return () => turn === latestTurn;
  },
  /** Signs in the user of the last visit until they are confirmed. */
  resume(user: Identity) {
    isResumed = true;
    update({ status: 'signed-in', user });
  },
  set(next: Session) {
    isResumed = false;
    update(next);
  },
  /** @param error why the user of the last visit cannot be confirmed; undefined once the code for it has loaded */
  setFailure(error: Error | undefined) {
    failure = error;
    listeners.forEach((listener) => listener());
  },
  /**
   * Resolves when Firebase has confirmed the user, or has ended the session.
   * @throws ChunkLoadError if the code that confirms them does not load
   */
  confirmed: () =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        const cause = isResumed ? failure : undefined;
        if (isResumed && !cause) return;
        listeners.delete(check);
        if (cause) reject(cause);
        else resolve();
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
