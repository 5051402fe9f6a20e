import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useWrite } from '@/shared/useWrite';

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

describe('A write that people press', () => {
  test('is under way once, however often it is pressed, and may be pressed again afterwards', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn((word: string) => new Promise<string>((resolve) => answers.push(() => resolve(word))));
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
      answers[0]?.();
      await new Promise((resolve) => setTimeout(resolve));
    });
    act(() => button.click());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
