import type { Fault, FaultName } from './faults';

/** How a user comes to make one call, and how success is recognized. */
export interface Scenario {
  /** Creates the data. Returns the address to open and the user, undefined for a visitor. */
  setup: () => { url: string; person?: { email: string; password: string } | undefined };
  /** Runs before the address is opened. */
  beforeOpen?: (url: string) => Promise<void> | void;
  /** Brings the screen to the point where the call can be made: opens dialogs, chooses files. */
  prepare?: () => Promise<void>;
  /** The input by field label, which must survive the fault. */
  typed?: Readonly<Record<string, string>>;
  /** Runs between the typing and the call. */
  beforeTrigger?: () => Promise<void>;
  /** The form is already submitted and its input stored when the call is made, so its fields need not be kept. */
  isFormSubmitted?: true;
  /** The page keeps polling while it shows the message, so a loading indicator may stay. */
  keepsPolling?: true;
  /** The one call to break, if it is not each with this path: in the notation of `breakCall`. */
  only?: string;
  /** Makes the call. Without it, opening the address makes the call. */
  trigger?: () => void;
  /** The user's retry, where it is neither the page's “Try again” nor the same action once more. */
  retry?: (fault: Fault) => (() => Promise<void> | void) | undefined;
  /** Whether the screen shows success. */
  isReached: () => boolean;
  /** Of a write: whether the host's data has it, exactly once. */
  isStored?: () => Promise<boolean>;
  /** Of a write: the read that shows whether an earlier attempt was carried out. */
  readsBack?: string;
  /** The reason why a write may be sent again without a read before. */
  mayRepeatBecause?: string;
  /** Messages that differ from those of the host. */
  messages?: Partial<Record<FaultName, string | readonly string[]>>;
  /** Faults after which the product succeeds by itself, without a message, with the reason. */
  recoversFrom?: Partial<Record<FaultName, string>>;
}

/** For a write that waits for the network, and is sent once it is back. */
export const goesByItself: NonNullable<Scenario['retry']> = ({ name }) =>
  name === 'no network' ? () => undefined : undefined;
