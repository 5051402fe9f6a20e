import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

type Screen = Awaited<ReturnType<typeof visit>>['screen'];

function someCars() {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const used = { model: undefined, condition: 'Used', gear_type: 'Manual', negotiable_price: true };
  aCar({ ...used, title: 'Corolla', slug: 'toyota', price: 9000, mileage: 80_000 }, at(1));
  aCar(
    { ...used, title: 'Škoda Octavia', slug: 'skoda', price: 15_000, mileage: 60_000, gear_type: 'Automatic' },
    at(2),
  );
  aCar({ ...used, title: 'X5', slug: 'bmw', price: 42_000, mileage: 15_000, condition: 'Like New' }, at(3));
  aCar(
    { ...used, title: 'Barn find', slug: 'jaguar', price: 'ask', mileage: undefined, negotiable_price: false },
    at(4),
  );
}

const shown = (screen: Screen) => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const heading = (screen: Screen, text: string) => screen.findByRole('heading', { level: 1, name: text });

describe('A buyer who filters the cars', () => {
  test('searches regardless of case and accents; Back removes the whole search', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await heading(screen, 'All Available Data 4 Result of 4');

    await user.type(screen.getByRole('searchbox', { name: 'Search cars' }), 'SKODA oct');

    await heading(screen, 'All Available Data 1 Result of 4');
    expect(shown(screen)).toEqual(['Škoda Octavia']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('1 car of 4');
    expect(currentPath()).toBe('/carsCategories?q=SKODA+oct');

    await user.click(screen.getByRole('link', { name: /^Details/ }));
    await screen.findByRole('heading', { name: 'Car Details Page' });
    act(() => window.history.back());
    await heading(screen, 'All Available Data 1 Result of 4');
    expect(screen.getByRole('searchbox')).toHaveValue('SKODA oct');

    act(() => window.history.back());
    await heading(screen, 'All Available Data 4 Result of 4');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(currentPath()).toBe('/carsCategories');
  });

  test('clears the search with its button and goes on typing', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories?q=corolla', aBuyer());
    await heading(screen, 'All Available Data 1 Result of 4');

    await user.click(screen.getByRole('button', { name: 'Clear the search' }));

    await heading(screen, 'All Available Data 4 Result of 4');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(currentPath()).toBe('/carsCategories');
  });

  test('sorts by price and mileage, with cars that have none at the end', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await heading(screen, 'All Available Data 4 Result of 4');
    expect(shown(screen)).toEqual(['Barn find', 'X5', 'Škoda Octavia', 'Corolla']);

    const sort = screen.getByRole('combobox', { name: 'Sort' });
    await user.selectOptions(sort, 'Price: low to high');
    expect(shown(screen)).toEqual(['Corolla', 'Škoda Octavia', 'X5', 'Barn find']);
    await user.selectOptions(sort, 'Price: high to low');
    expect(shown(screen)).toEqual(['X5', 'Škoda Octavia', 'Corolla', 'Barn find']);
    await user.selectOptions(sort, 'Mileage: low to high');
    expect(shown(screen)).toEqual(['X5', 'Škoda Octavia', 'Corolla', 'Barn find']);
    expect(currentPath()).toBe('/carsCategories?sort=mileage');
  });

  test('chooses conditions, each with the number of cars it would show', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await heading(screen, 'All Available Data 4 Result of 4');

    await user.click(screen.getByRole('button', { name: 'Condition' }));
    await user.click(screen.getByRole('checkbox', { name: 'Like New 1' }));
    await heading(screen, 'All Available Data 1 Result of 4');
    await user.click(screen.getByRole('checkbox', { name: 'Used 3' }));
    await heading(screen, 'All Available Data 4 Result of 4');
    expect(currentPath()).toBe('/carsCategories?condition=like+new&condition=used');
    expect(screen.getByRole('button', { name: 'Condition: Like New, Used' })).toHaveAttribute('aria-expanded', 'true');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Condition: Like New, Used' })).toHaveFocus();
  });

  test('types a range of prices and one of years, which the buttons then show and Back removes', async () => {
    someCars();
    aCar({ title: 'Golf 2019', model: undefined, price: 18_000 });
    aCar({ title: 'Polo 2015', model: undefined, price: 17_000 });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await heading(screen, 'All Available Data 6 Result of 6');

    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '٢٠۰००');
    await heading(screen, 'All Available Data 4 Result of 6');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '$１０,000.00');
    await heading(screen, 'All Available Data 3 Result of 6');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('10000');
    expect(screen.getByRole('button', { name: 'Price: $10,000 – $20,000' })).toHaveTextContent('Price $10k–$20k');

    await user.click(screen.getByRole('button', { name: 'Year' }));
    expect(screen.getAllByRole('textbox', { name: 'From' })).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '2015');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveAttribute('placeholder', '2019');
    expect(screen.getByText('1 car does not state its year.')).toBeVisible();
    const scroll = vi.spyOn(window, 'scrollTo');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '2016');
    await heading(screen, 'All Available Data 1 Result of 6');
    expect(shown(screen)).toEqual(['Golf 2019']);
    expect(screen.getByRole('button', { name: 'Year: From 2016' })).toHaveTextContent('Year From 2016');
    expect(currentPath()).toBe('/carsCategories?minPrice=10000&maxPrice=20000&minYear=2016');

    await user.click(screen.getByRole('searchbox'));
    expect(screen.queryByRole('textbox', { name: 'From' })).not.toBeInTheDocument();
    expect(scroll).not.toHaveBeenCalled();
    act(() => window.history.back());
    await heading(screen, 'All Available Data 3 Result of 6');
    act(() => window.history.back());
    await heading(screen, 'All Available Data 6 Result of 6');
  });

  test('sees where most cars are; an option without a car can be chosen, and the page says how to undo it', async () => {
    someCars();
    aCar({ title: 'X3', price: 41_000 });
    const { user, screen } = await visit('/carsCategories?maxPrice=20000', aBuyer());
    await heading(screen, 'All Available Data 2 Result of 5');

    await user.click(screen.getByRole('button', { name: 'Price: Up to $20,000' }));
    const histogram = screen.getByRole('img', { name: 'Where most cars are: $40,000 – $45,000: 2 cars' });
    const bars = Array.from(
      histogram.querySelectorAll('rect'),
      (bar) => `${bar.getAttribute('class')} ${bar.textContent}`,
    );
    expect(bars).toEqual([
      'chosen $5,000 – $10,000: 1 car',
      'chosen $10,000 – $15,000: 1 car',
      'other $40,000 – $45,000: 2 cars',
    ]);
    expect(screen.getByRole('group', { name: 'Price 2 of 5 cars' })).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'Negotiable 0' }));
    await heading(screen, 'All Available Data 0 Result of 5');
    await user.click(screen.getByRole('button', { name: '2 cars without “Negotiable”' }));
    expect(screen.getByRole('heading', { name: 'Cars' })).toHaveFocus();
    await heading(screen, 'All Available Data 2 Result of 5');
  });

  test('reads nothing about what cars state as long as the cars cannot be loaded', async () => {
    breakCall('GET /cars', 400);
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('alert');

    await user.click(screen.getByRole('button', { name: 'Condition' }));
    expect(screen.queryByText('No car here states it.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Year' }));
    expect(screen.getByRole('textbox', { name: 'From' })).toBeVisible();
    expect(screen.queryByText('0 of 0 cars')).not.toBeInTheDocument();
  });

  test('filters by mileage, gear and price status, and clears one, or all at once', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories?q=o', aBuyer());
    await screen.findAllByRole('article');

    await user.click(screen.getByRole('button', { name: 'Mileage' }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '80000');
    await user.click(screen.getByRole('button', { name: 'Gear' }));
    await user.click(screen.getByRole('checkbox', { name: /^Manual/ }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.click(screen.getByRole('checkbox', { name: /^Fixed/ }));
    await heading(screen, 'All Available Data 2 Result of 4');
    expect(currentPath()).toBe('/carsCategories?q=o&maxMileage=80000&gear=manual&status=fixed');
    expect(screen.getByRole('button', { name: 'Price: Fixed' })).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: 'From' }), '1');
    await user.click(screen.getByRole('button', { name: 'Clear price' }));
    expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear price' })).not.toBeInTheDocument();
    expect(currentPath()).toBe('/carsCategories?q=o&maxMileage=80000&gear=manual');

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await heading(screen, 'All Available Data 4 Result of 4')).toHaveFocus();
    expect(currentPath()).toBe('/carsCategories');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  test('gets the same filters again by Back, a reload, and a shared link', async () => {
    someCars();
    const { user, screen, reload } = await visit('/carsCategories/category/bmw?maxMileage=20000', aBuyer());
    await heading(screen, 'Showing 1 Result of BMW');

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(currentPath()).toBe('/carsCategories/category/bmw');
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'Mileage: Up to 20,000 km' })).toBeVisible();

    await reload();
    expect(await screen.findByRole('button', { name: 'Mileage: Up to 20,000 km' })).toBeVisible();
    await heading(screen, 'Showing 1 Result of BMW');
  });

  test('reads which filter to relax if no car matches', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories?q=corolla&maxPrice=5000&gear=automatic', aBuyer());

    expect(await screen.findByText(/^To loosen one thing is not enough/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear gear' }));
    await heading(screen, 'All Available Data 0 Result of 4');
    await user.click(screen.getByRole('button', { name: '1 car without “Up to $5,000”' }));
    await heading(screen, 'All Available Data 1 Result of 4');
    expect(currentPath()).toBe('/carsCategories?q=corolla');
  });

  test('drags the ends of a range on its histogram, in step with the fields and the address', async () => {
    someCars();
    const { user, screen } = await visit('/carsCategories?maxPrice=12345', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Price: Up to $12,345' }));
    const menu = within(screen.getByRole('group', { name: 'Price' }));
    const lowest = await menu.findByRole('slider', { name: 'Lowest price' });
    const highest = menu.getByRole('slider', { name: 'Highest price' });
    expect(lowest).toHaveAttribute('aria-valuetext', 'No limit');
    expect(highest).toHaveAttribute('aria-valuetext', 'Up to $12,345');

    const entries = window.history.length;
    for (const value of [500, 1000, 50_000, 10_000]) fireEvent.change(lowest, { target: { value } });
    expect(menu.getByRole('textbox', { name: 'From' })).toHaveValue('10000');
    expect(menu.getByRole('textbox', { name: 'To' })).toHaveValue('12345');
    expect(currentPath()).toBe('/carsCategories?maxPrice=12345');
    await advanceTime(300);
    expect(currentPath()).toBe('/carsCategories?minPrice=10000&maxPrice=12345');
    expect(window.history).toHaveLength(entries);

    await user.clear(menu.getByRole('textbox', { name: 'To' }));
    expect(highest).toHaveAttribute('aria-valuetext', 'No limit');
    fireEvent.change(highest, { target: { value: 20_000 } });
    await user.keyboard('{Escape}');
    await advanceTime(0);
    expect(currentPath()).toBe('/carsCategories?minPrice=10000&maxPrice=20000');
    expect(await screen.findByRole('button', { name: 'Price: $10,000 – $20,000' })).toBeVisible();
  });

  test('is not affected by invalid filters in a link', async () => {
    someCars();
    const { screen } = await visit('/carsCategories?sort=random&minPrice=cheap&gear=', aBuyer());

    await heading(screen, 'All Available Data 4 Result of 4');
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });
});
