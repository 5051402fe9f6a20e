import { createContext, type ReactNode } from 'react';
import type { WishlistItem } from './schema';

interface ComparisonSlot {
  /** The button that puts the car of an item into the comparison. */
  button: (item: WishlistItem) => ReactNode;
  /** The link to a comparison of several cars. */
  link: (carIds: readonly string[]) => ReactNode;
}

/** Provided by the app, since this feature does not import the cars feature. */
export const ComparisonSlot = createContext<ComparisonSlot>({ button: () => null, link: () => null });
