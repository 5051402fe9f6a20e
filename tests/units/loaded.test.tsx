import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/callError';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { STALE_NOTE_MS } from '@/ui/limits';

const idle: ShownQuery<string[]> = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  failureCount: 0,
  failureReason: null,
  isError: false,
  isFetching: false,
  isPaused: false,
};

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

describe('A query’s state', () => {
  const cars = (query: Partial<ShownQuery<string[]>>) => (
    <Loaded query={{ ...idle, ...query }} empty="No cars yet">
      {(titles) => titles.join()}
    </Loaded>
  );

  test('shows data even if a later fetch failed', () => {
    render(cars({ data: ['Corolla'], isError: true, error: new CallError('no-response') }), { wrapper });
    expect(screen.getByText('Corolla')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the error, and one Retry reads all again that failed', async () => {
    const read = vi.fn(async (name: string) => Promise.reject<string[]>(new CallError('no-response', { cause: name })));
    const useRead = (name: string) => useQuery({ queryKey: [name], queryFn: async () => read(name), retry: false });
    function Page() {
      useRead('brands');
      return cars(useRead('cars'));
    }
    render(<Page />, { wrapper });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    // The answers do not come.
    read.mockReturnValue(new Promise(() => undefined));
    await userEvent.click(retry);
    expect(read.mock.calls.flat()).toEqual(['brands', 'cars', 'brands', 'cars']);
    // Nothing moves meanwhile.
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    expect(retry).toBeInTheDocument();
  });

  test('distinguishes empty, retrying, offline and loading', async () => {
    const { rerender } = render(cars({ data: [] }), { wrapper });
    expect(screen.getByText('No cars yet')).toBeVisible();
    rerender(cars({ isFetching: true }));
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('Still trying…')).not.toBeInTheDocument();
    rerender(cars({ isFetching: true, failureCount: 1 }));
    expect(await screen.findByText('Still trying…')).toBeVisible();
    rerender(cars({ isPaused: true }));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
  });

  test('notes since when the data are out of date, and that access was refused', async () => {
    const dataUpdatedAt = new Date(2026, 10, 14, 9, 5).getTime();
    const query = { ...idle, data: [], dataUpdatedAt };
    const { rerender } = render(<StaleNote query={query} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<StaleNote query={{ ...query, failureReason: new CallError('no-response') }} />);
    expect(await screen.findByText('Not up to date since 09:05, trying again')).toBeVisible();
    rerender(<StaleNote query={{ ...query, isError: true, error: new CallError('refused') }} />);
    expect(screen.getByRole('status')).not.toHaveTextContent('trying again');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    const failureReason = new CallError('no-response');
    rerender(<StaleNote query={{ ...query, failureReason, dataUpdatedAt: Date.now() - STALE_NOTE_MS / 2 }} />);
    expect(screen.getByRole('status'), 'one lost poll').toBeEmptyDOMElement();
  });
});

describe('A deferred list', () => {
  /** Renders the responses one after the other, each in one task, as React renders the changes of a store. */
  function show(isDeferred: boolean, ...responses: (string[] | undefined)[]) {
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    const root = createRoot(container);
    for (const data of responses)
      flushSync(() =>
        root.render(
          wrapper({
            children: (
              <Loaded query={{ ...idle, data }} isDeferred={isDeferred} skeleton="Loading">
                {(titles) => titles.join()}
              </Loaded>
            ),
          }),
        ),
      );
    return screen.getByRole('main');
  }

  test('renders its first response apart from the task that received it', async () => {
    const deferred = show(true, undefined, ['Corolla']);
    expect(deferred).toHaveTextContent('Loading');
    await waitFor(() => expect(deferred).toHaveTextContent('Corolla'));
    expect(show(false, undefined, ['Corolla'])).toHaveTextContent('Corolla');
  });

  test('shows data that are there already, and later responses, at once', () => {
    expect(show(true, ['Corolla'], ['Model 3'])).toHaveTextContent('Model 3');
  });

  test('shows nothing of an earlier query while the next one loads', () => {
    expect(show(true, ['Corolla'], undefined)).toHaveTextContent('Loading');
  });
});
