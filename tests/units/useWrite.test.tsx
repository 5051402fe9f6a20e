import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { describe, expect, test, vi } from 'vitest';
import { CallError, describeError } from '@/api/callError';
import { FAILURE_TOAST_MS } from '@/api/limits';
import { createQueryClient } from '@/api/queryClient';
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

describe('A write that fails', () => {
  const meta = { failed: (error: unknown) => `Not sent: ${String(error)}.` };

  function Sender({ fails, isSaid }: { fails: Promise<never>; isSaid: boolean }) {
    const write = useWrite({ mutationFn: () => fails, ...(isSaid && { meta }) });
    return <button onClick={() => write.mutate()}>Send</button>;
  }

  test.each([
    ['after its component has gone', 'gone', true, 1],
    ['while its component is there, which says so', 'there', true, 0],
    ['after a sign-out', 'signed out', true, 0],
    ['without words', 'gone', false, 0],
  ])('%s is told by a toast or not', async (_when, where, isSaid, times) => {
    const said = vi.spyOn(toast, 'error').mockReturnValue('');
    const client = createQueryClient();
    let fail: (error: Error) => void = () => undefined;
    const fails = new Promise<never>((_resolve, reject) => (fail = reject));
    const { unmount } = render(
      <QueryClientProvider client={client}>
        <Sender fails={fails} isSaid={isSaid} />
      </QueryClientProvider>,
    );
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(client.isMutating()).toBe(1));
    if (where !== 'there') unmount();
    if (where === 'signed out') client.clear();
    await act(async () => {
      fail(new CallError('unreadable'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(said).toHaveBeenCalledTimes(times);
    if (times > 0) {
      const sentence = `Not sent: CallError: unreadable. ${describeError(new CallError('unreadable'))}`;
      expect(said).toHaveBeenCalledWith(sentence, { duration: FAILURE_TOAST_MS });
    }
    said.mockRestore();
  });
});
