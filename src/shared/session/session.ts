import { isCallError } from '@/shared/api/callError';
import { accessToken } from './accessToken';
import * as identityService from './identity';
import type { Identity } from './identity';
import { finishJoining, signUpJournal, type SignUpEntry } from './joining';
import type { Role } from './userRecord';

/** Why somebody was signed out without asking for it: Firebase's code, or 'ended' where it gives none. */
export type EndReason = string;

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: EndReason | undefined }
  /** The account exists, the steps of its sign-up that are left are under way or have failed. */
  | { status: 'joining'; user: Identity; error: unknown }
  /** The account exists and the marketplace has no record of it. */
  | { status: 'no-record'; user: Identity }
  | { status: 'signed-in'; user: Identity };

export interface SessionEvents {
  /** Somebody left or somebody else came: nothing of the person before may stay. */
  onPersonChange: () => void;
  /** A sign-up came to its end. */
  onJoined: () => void;
}

export interface SignUpForm {
  name: string;
  photoUrl: string;
  email: string;
  role: Role;
  password: string;
}

let state: Session = { status: 'loading' };
let events: SessionEvents | undefined;
/** While an action of this page runs, it says itself who was admitted; the identity service's word waits. */
let actions = 0;
let turn = 0;
const listeners = new Set<() => void>();

function enter(next: Session) {
  state = next;
  listeners.forEach((listener) => listener());
}

function end() {
  // A deliberate sign-out, here or in another tab, has taken the token away before.
  const reason = accessToken.isKept() ? (identityService.takeEndReason() ?? 'ended') : undefined;
  accessToken.belongsTo(undefined);
  accessToken.clear();
  if (state.status !== 'signed-out') events?.onPersonChange();
  enter({ status: 'signed-out', reason: reason ?? (state.status === 'signed-out' ? state.reason : undefined) });
}

async function admit(user: Identity) {
  const mine = ++turn;
  const isCurrent = () => mine === turn;
  const before = 'user' in state ? state.user : undefined;
  if (before && before.uid !== user.uid) events?.onPersonChange();

  accessToken.belongsTo(user.email, () => enter({ status: 'no-record', user }));
  const entry = signUpJournal.find(user.email);
  if (entry) return finish(user, entry, isCurrent);
  if (!accessToken.has()) {
    try {
      await accessToken.renew();
    } catch (error) {
      if (isCallError(error, 'no-record')) return;
      // The market does not answer just now: every call asks for the token again, so the person may come in.
    }
  }
  if (isCurrent()) enter({ status: 'signed-in', user });
}

async function finish(user: Identity, entry: SignUpEntry, isCurrent: () => boolean) {
  enter({ status: 'joining', user, error: undefined });
  try {
    const named = await finishJoining(user, entry);
    if (!isCurrent()) return;
    enter({ status: 'signed-in', user: named });
    events?.onJoined();
  } catch (error) {
    if (isCurrent()) enter({ status: 'joining', user, error });
  }
}

function onIdentity(identity: Identity | undefined) {
  if (actions > 0) return;
  if (!identity) {
    turn++;
    end();
  } else if ('user' in state && state.user.uid === identity.uid) {
    enter({ ...state, user: identity });
  } else {
    void admit(identity);
  }
}

async function act<T>(action: () => Promise<T>) {
  actions++;
  try {
    return await action();
  } finally {
    actions--;
  }
}

/** Who is here, and every way in and out. Components read it through `useSession`. */
export const session = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Follows the identity service until the function returned is called. */
  start(given: SessionEvents) {
    events = given;
    const stop = identityService.watchIdentity(onIdentity);
    return () => {
      stop();
      turn++;
      events = undefined;
      state = { status: 'loading' };
    };
  },
  signIn: (email: string, password: string) =>
    act(async () => admit(await identityService.signInWithPassword(email, password))),

  /** A first sign-in by Google makes the user record, role buyer, before the token is asked for. */
  signInWithGoogle: () =>
    act(async () => {
      const { identity, isNew } = await identityService.signInWithGoogle();
      const { email, name, photoUrl } = identity;
      if (isNew) signUpJournal.write(email, { name, photoUrl, role: 'buyer', isAccountAsked: true });
      await admit(identity);
    }),

  signUp: ({ email, password, ...entry }: SignUpForm) =>
    act(async () => {
      const isAskedBefore = signUpJournal.find(email)?.isAccountAsked ?? false;
      signUpJournal.write(email, { ...entry, isAccountAsked: true });
      await admit(await accountFor(email, password, isAskedBefore));
    }),

  /** Runs the steps of a broken sign-up that are left, once more. */
  retryJoining: () =>
    act(async () => {
      if ('user' in state) await admit(state.user);
    }),

  /** Makes the record that an account lacks, for the role asked. */
  createRecord: (role: Role) =>
    act(async () => {
      if (!('user' in state)) return;
      const { email, name, photoUrl } = state.user;
      signUpJournal.write(email, { name, photoUrl, role, isAccountAsked: true });
      await admit(state.user);
    }),

  signOut: () =>
    act(async () => {
      accessToken.clear();
      await identityService.leave();
      turn++;
      end();
    }),

  /** Reads whether the e-mail is confirmed by now. */
  reload: async () => {
    const user = await identityService.reloadIdentity();
    if (state.status === 'signed-in') enter({ ...state, user });
  },
};

/** An account that an earlier try made without hearing of it is taken up with the same password. */
async function accountFor(email: string, password: string, isAskedBefore: boolean) {
  try {
    return await identityService.createAccount(email, password);
  } catch (error) {
    const code = identityService.codeOf(error);
    if (code === 'email-already-in-use' && isAskedBefore) {
      const account = await identityService.signInWithPassword(email, password).catch(() => undefined);
      if (account) return account;
    }
    if (code !== 'network-request-failed') signUpJournal.remove(email);
    throw error;
  }
}
