import { createContext, type ReactNode } from 'react';
import type { WishlistItem } from './schema';

/** The button that puts the car of an item into the comparison. Provided by the app, since this feature does not import the cars feature. */
export const ComparisonSlot = createContext<(item: WishlistItem) => ReactNode>(() => null);
