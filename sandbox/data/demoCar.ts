import type { SellerName } from './people';

/** One row of the demo stock. `wire` overrides fields of the stored document; an undefined one is left out. */
export interface DemoCar {
  readonly title: string;
  readonly model: string;
  readonly price: number;
  readonly km: number;
  readonly condition: 'Used' | 'Like New' | 'New';
  readonly gear: 'Automatic' | 'Manual';
  readonly wheel: 'FWD' | 'RWD' | 'AWD' | '4WD';
  readonly seats: number;
  readonly isFixed: boolean;
  readonly seller: SellerName;
  readonly daysAgo: number;
  readonly words: string;
  readonly wire?: Readonly<Record<string, unknown>>;
}
