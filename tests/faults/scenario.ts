import type { Fault, FaultName } from './faults';

/** How people come to make one call, and how it looks when they have what they wanted. */
export interface Scenario {
  /** Makes what there is. Who opens which address; a visitor where nobody is named. */
  setup: () => { url: string; person?: { email: string; password: string } | undefined };
  /** What has happened by the time that the address is opened. */
  before?: (url: string) => Promise<void> | void;
  /** What must be in sight before the call is made: opens dialogs, chooses files. */
  prepare?: () => Promise<void>;
  /** By label of its field: what is typed next, and may not be lost. */
  typed?: Readonly<Record<string, string>>;
  /** What comes between the typing and the call. */
  beforeAct?: () => Promise<void>;
  /** By the time of the call the form has done its part, and what it said stands in what is stored. */
  isFormOver?: true;
  /** What is said of a fault is said while the page goes on looking by itself. */
  keepsPolling?: true;
  /** Makes the call; without it opening the address does. */
  act?: () => void;
  /** How the person tries again, where it is not by what the page offers for that or by doing the same once more. */
  again?: (fault: Fault) => (() => Promise<void> | void) | undefined;
  /** On the screen, the goal is reached. */
  isReached: () => boolean;
  /** Of a write: in the host's data it is done, and done once. */
  isStored?: () => Promise<boolean>;
  /** Of a write: the call that tells whether an earlier one has arrived. */
  readsBack?: string;
  /** Why a write may be sent again without looking. */
  mayRepeat?: string;
  /** Where a fault is told in other words than elsewhere. */
  says?: Partial<Record<FaultName, string | readonly string[]>>;
  /** Why a fault need not be told of: the product reaches the goal by itself. */
  recovers?: Partial<Record<FaultName, string>>;
}
