import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useWrite } from '@/api/useWrite';

function Button({ send }: { send: (word: string) => Promise<string> }) {
  const write = useWrite({ mutationFn: send });
  return (
    <button
      onClick={() => {
        write.mutate('hello');
        write.reset();
        write.mutate('again');
      }}
    >
      Send
    </button>
  );
}

describe('A write behind a button', () => {
  test('is sent once, however often the button is clicked, and can be sent again afterwards', async () => {
    const responses: (() => void)[] = [];
    const send = vi.fn((word: string) => new Promise<string>((resolve) => responses.push(() => resolve(word))));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Button send={send} />
      </QueryClientProvider>,
    );
    const button = screen.getByRole('button');
    act(() => {
      button.click();
      button.click();
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall?.[0]).toBe('hello');

    await act(async () => {
      responses[0]?.();
      await new Promise((resolve) => setTimeout(resolve));
    });
    act(() => button.click());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
