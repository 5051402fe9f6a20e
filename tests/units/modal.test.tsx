import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { Modal } from '@/ui/overlay/Modal';
import { expectConsole } from '@tests/support/consoleGuard';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

describe('A dialog', () => {
  function Page({ isStatic }: { isStatic?: boolean }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Report</button>
        {isOpen && (
          <Modal title="Report this post" isStatic={isStatic} onClose={() => setIsOpen(false)}>
            <input data-autofocus aria-label="Comment" />
          </Modal>
        )}
      </>
    );
  }
  const open = async (isStatic = false) => {
    render(<Page isStatic={isStatic} />);
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    return screen.getByRole('dialog', { name: 'Report this post' });
  };

  test('takes the focus and returns it', async () => {
    await open();
    expect(screen.getByLabelText('Comment')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
  });

  test.each(['before it', 'after it'])(
    'gives the focus to the heading if its opener, %s, goes with it',
    async (place) => {
      function Page() {
        const [[hasRow, isOpen], set] = useState([true, false]);
        const row = <p>{hasRow && <button onClick={() => set([true, true])}>Remove Corolla</button>}</p>;
        return (
          <>
            <h1 tabIndex={-1}>Cars</h1>
            {place === 'before it' && row}
            {isOpen && (
              <Modal title="Remove Corolla?" onClose={() => set([true, false])}>
                <button onClick={() => set([false, false])}>Remove</button>
              </Modal>
            )}
            {place === 'after it' && row}
          </>
        );
      }
      render(<Page />);
      await userEvent.click(screen.getByRole('button', { name: 'Remove Corolla' }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Cars' })).toHaveFocus();
    },
  );

  test('closes on Esc and on a click that started outside', async () => {
    fireEvent(await open(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('Comment'));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  test('whose content throws can be rendered again or closed', async () => {
    let isFixed = false;
    function Comment() {
      if (!isFixed) throw new Error('broken on purpose');
      return <p>Whole</p>;
    }
    const onClose = vi.fn();
    render(
      <Modal title="Report this post" onClose={onClose}>
        <Comment />
      </Modal>,
      { wrapper },
    );
    expectConsole(/broken on purpose/);
    expect(await screen.findByText(/^This part of the page stopped working/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();

    isFixed = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Whole')).toBeVisible();
  });

  test('whose code was replaced by a new version offers to reload the page', async () => {
    function Comment(): never {
      throw new ChunkLoadError('new-version');
    }
    render(
      <Modal title="Report this post" onClose={vi.fn()}>
        <Comment />
      </Modal>,
      { wrapper },
    );
    expectConsole(/new-version/);
    expect(await screen.findByText(/^A new version was published/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('whose code did not load loads it again on request and once online, and says why it fails', async () => {
    const loads = [new ChunkLoadError('unknown'), undefined];
    const retry = vi.fn(() => Promise.resolve(loads.shift()).then((error) => error && Promise.reject(error)));
    function Comment() {
      if (loads.length > 0) throw new ChunkLoadError('no-response', { retry });
      return <p>Whole</p>;
    }
    render(
      <Modal title="Report this post" onClose={vi.fn()}>
        <Comment />
      </Modal>,
      { wrapper },
    );
    expectConsole(/no-response/);
    expect(await screen.findByText(/^The connection was lost/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^A part of it did not load/)).toBeVisible();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Whole')).toBeVisible();
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('that is static ignores Esc and clicks outside (§2)', async () => {
    const dialog = await open(true);
    expect(dialog).toHaveAttribute('closedby', 'none');
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });
});
