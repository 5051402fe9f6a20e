import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columns as people } from '@/admin/people/table/columns';
import { columns as posts } from '@/selling/own/columns';
import type { Column } from '@/ui/table/Table';
import { columns as wishes } from '@/wishlist/table/columns';

/** The width of a table in pixels beside the open side menu, in the narrowest window that shows one: 1024 and 1200 pixels. */
const narrowest = { tablet: 704, laptop: 880 };
/** In pixels. Names and email addresses that are longer take a second line. */
const READABLE = 130;

interface Table {
  columns: readonly Pick<Column<never>, 'heading' | 'width' | 'className' | 'hiddenBelow' | 'isUnseenOnCards'>[];
  cardsBelow: keyof typeof narrowest;
}

const tables: Record<string, Table> = {
  'My Wishlist': { columns: wishes, cardsBelow: 'tablet' },
  'My Products': { columns: posts, cardsBelow: 'tablet' },
  'All Sellers': { columns: people.seller, cardsBelow: 'laptop' },
  'All Buyer': { columns: people.buyer, cardsBelow: 'laptop' },
};

test.each(Object.entries(tables))(
  '%s leaves enough for the column without a width',
  (_name, { columns, cardsBelow }) => {
    expect(columns.filter(({ width }) => width === undefined)).toHaveLength(1);
    const rest = (width: number, shown: Table['columns']) =>
      shown.reduce((left, column) => left - (column.width ?? 0), width);
    const always = columns.filter(({ hiddenBelow }) => hiddenBelow === undefined);
    expect(rest(narrowest[cardsBelow], always)).toBeGreaterThanOrEqual(READABLE);
    expect(rest(narrowest.laptop, columns), 'with those for wider screens').toBeGreaterThanOrEqual(READABLE);
  },
);

// The cards of My Products place all cells by one rule.
test.each<[Table['columns'], sheet: string]>([
  [wishes, 'src/wishlist/table/WishlistRow.module.css'],
  [people.seller, 'src/admin/people/table/PeopleTable.module.css'],
])('Each column has a place on a card, unless no card shows it', (columns, sheet) => {
  const rules = readFileSync(sheet, 'utf8').match(/[^{}]+\{[^{}]*\bgrid-area:/g) ?? [];
  const isPlaced = (name = '') => rules.some((rule) => rule.includes(`.${name} {`));
  const seen = columns.filter((column) => !column.isUnseenOnCards && !column.hiddenBelow);
  expect(seen.filter(({ className }) => !isPlaced(className)).map(({ heading }) => heading)).toEqual([]);
});
