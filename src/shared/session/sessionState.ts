import type { Identity } from './identity';

/** Why somebody was signed out without asking for it: Firebase's code, or 'ended' where it gives none. */
type EndReason = string;

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: EndReason | undefined }
  /** The account exists, the steps of its sign-up that are left are under way or have failed. */
  | { status: 'completing-sign-up'; user: Identity; error: unknown }
  /** The account exists and the marketplace has no record of it. */
  | { status: 'no-record'; user: Identity }
  | { status: 'signed-in'; user: Identity };

export interface SessionEvents {
  /** Somebody may come in, and waits at the door until this is done or has failed. */
  beforeSignIn: () => Promise<unknown>;
  /** Somebody left or somebody else came: nothing of the person before may stay. */
  onPersonChange: () => void;
  /** A sign-up came to its end. */
  onSignUpComplete: () => void;
}

let state: Session = { status: 'loading' };
const listeners = new Set<() => void>();

/** Where the session stands; `admission.ts` and `signedOut.ts` alone move it. */
export const sessionState = {
  get: () => state,
  /** The person known at this moment, whatever is left to do. */
  user: () => ('user' in state ? state.user : undefined),
  set(next: Session) {
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
