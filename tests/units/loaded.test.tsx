import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Loaded, type LoadedQuery } from '@/shared/ui/feedback/Loaded';

const loading: LoadedQuery<string> = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: true,
  isPaused: false,
  failureCount: 0,
  refetch: () => undefined,
};

/** Renders the responses one after the other, each in one task, as React renders the changes of a store. */
function show(isDivided: boolean, ...responses: (string | undefined)[]) {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  for (const data of responses)
    flushSync(() =>
      root.render(
        <Loaded query={{ ...loading, data }} isDivided={isDivided} skeleton="Loading">
          {(text) => text}
        </Loaded>,
      ),
    );
}

test('The first response of a divided list is rendered apart from the task that received it', async () => {
  show(true, undefined, 'First cars');
  expect(screen.getByRole('main')).toHaveTextContent('Loading');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('First cars'));

  show(false, undefined, 'First cars');
  expect(screen.getByRole('main')).toHaveTextContent('First cars');
});

test('Data that are there already, and later responses, are shown at once', () => {
  show(true, 'First cars', 'More cars');
  expect(screen.getByRole('main')).toHaveTextContent('More cars');
});

test('Nothing of an earlier query remains while the next one loads', () => {
  show(true, 'First cars', undefined);
  expect(screen.getByRole('main')).toHaveTextContent('Loading');
});
