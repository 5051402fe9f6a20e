import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { describe, expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { PhotoField } from '@/photo/PhotoField';
import { Button } from '@/ui/button/Button';
import { PasswordField } from '@/ui/form/PasswordField';
import { RadioField } from '@/ui/form/RadioField';
import { TextField } from '@/ui/form/TextField';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { Avatar, initialsOf, toneOf } from '@/ui/picture/Avatar';
import { Picture } from '@/ui/picture/Picture';
import { useSecondsLeft } from '@/ui/useSecondsLeft';

describe('Controls', () => {
  test('a busy button does not submit and keeps the focus (§4)', async () => {
    const send = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Save', busy: true }));
    expect(send).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('a field is associated with its hint and its error', async () => {
    render(<TextField label="Name" hint="As on your licence" error={{ message: 'Name Required' }} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Name Required');
    // The text is announced because it comes into an alert that was there without it.
    expect(field).toHaveAccessibleDescription(/licence $/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('As on your licence Name Required'));
  });

  test('a pasted text is normalized once it is composed, where the caret stays; a password is not', () => {
    const typed: string[] = [];
    const note = ({ target }: { target: { value: string } }) => typed.push(target.value);
    render(
      <>
        <TextField label="Price" inputMode="numeric" onChange={note} />
        <PasswordField label="Password" onChange={note} />
      </>,
    );
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    const password = screen.getByLabelText('Password', { selector: 'input' });

    fireEvent.input(price, { target: { value: '１２' }, isComposing: true });
    fireEvent.compositionEnd(price);
    fireEvent.input(price, { target: { value: '1\u200b２', selectionStart: 2, selectionEnd: 2 } });
    expect(price.selectionStart).toBe(1);
    fireEvent.change(password, { target: { value: 'ｐ\u200b' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    fireEvent.change(password, { target: { value: 'ｐ\u200bw' } });

    expect(typed).toEqual(['１２', '12', '12', 'ｐ\u200b', 'ｐ\u200bw']);
  });

  test('a password can be shown', async () => {
    render(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test('a choice is a labelled radio group', async () => {
    const roles = [
      { value: 'buyer', label: 'Buyer' },
      { value: 'seller', label: 'Seller' },
    ];
    render(<RadioField label="Role" name="role" options={roles} error={{ message: 'Role Required' }} />);
    const roleField = screen.getByRole('radiogroup', { name: 'Role' });
    await waitFor(() => expect(roleField).toHaveAccessibleDescription('Role Required'));
    expect(screen.getByRole('radio', { name: 'Seller' })).not.toBeChecked();
  });

  test('a photo can be chosen, shown and removed', async () => {
    const pick = vi.fn();
    const photo = new File(['x'], 'corolla.png', { type: 'image/png' });
    const { rerender, container } = render(<PhotoField label="Photo" onPick={pick} />);
    await userEvent.upload(screen.getByLabelText('Photo'), photo);
    expect(pick.mock.lastCall?.[0]).toBe(photo);
    // The same file again, as after a failure.
    await userEvent.upload(screen.getByLabelText('Photo'), photo);
    expect(pick).toHaveBeenCalledTimes(2);

    rerender(<PhotoField label="Photo" onPick={pick} value={photo} />);
    expect(screen.getByText('corolla.png')).toBeVisible();
    expect(container.querySelector('img')?.src).toMatch(/^blob:/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(pick).toHaveBeenLastCalledWith(undefined);
  });
});

describe('A photo', () => {
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
  const files = [photo('1.png'), photo('2.png'), photo('3.png')];
  /** Files are equal for `toEqual`, whatever they are called. */
  const names = (pick: Mock<(photo: File | undefined) => void>) => pick.mock.calls.map(([picked]) => picked?.name);

  test('of several that are dropped, the first is taken, and it is said', async () => {
    const pick = vi.fn();
    const { container, rerender } = render(<PhotoField label="Photo" onPick={pick} />);
    const input = screen.getByLabelText('Photo');
    fireEvent.dragEnter(input);
    expect(container.querySelector('.over')).toBeInTheDocument();
    const isLeft = fireEvent.drop(input, { dataTransfer: { files, types: ['Files'] } });
    expect(isLeft).toBe(false);
    expect(names(pick)).toEqual(['1.png']);
    expect(await screen.findByText(/^You added 3 files.* the first was taken/)).toBeVisible();
    expect(container.querySelector('.over')).not.toBeInTheDocument();

    // One is left to the browser.
    rerender(<PhotoField label="Photo" onPick={pick} value={files[0]} />);
    const one = { files: files.slice(1, 2), types: ['Files'] };
    expect(fireEvent.drop(input, { dataTransfer: one })).toBe(true);
    fireEvent.change(input, { target: { files: files.slice(1, 2) } });
    expect(screen.queryByText(/^You added 3 files/)).not.toBeInTheDocument();
  });

  test('that follows one which the browser cannot show is shown', () => {
    const { container, rerender } = render(<PhotoField label="Photo" onPick={vi.fn()} value={files[0]} />);
    const preview = () => container.querySelector('img');
    fireEvent.error(preview() ?? container);
    expect(preview()).not.toBeInTheDocument();
    rerender(<PhotoField label="Photo" onPick={vi.fn()} value={files[1]} />);
    expect(preview()).toBeInTheDocument();
  });

  test('that is dragged from a page is not opened instead of the page; it is said what to do', async () => {
    const pick = vi.fn();
    render(<PhotoField label="Photo" onPick={pick} />);
    const dataTransfer = { files: [], types: ['text/uri-list', 'text/html'] };
    expect(fireEvent.dragOver(screen.getByLabelText('Photo'), { dataTransfer })).toBe(false);
    expect(fireEvent.drop(screen.getByLabelText('Photo'), { dataTransfer })).toBe(false);
    expect(await screen.findByText(/^A picture cannot be taken from a page. Save it/)).toBeVisible();
    expect(pick).not.toHaveBeenCalled();
  });

  test('can be pasted, but not instead of a text into a field; while the field is locked, neither pasted nor dropped', async () => {
    const pick = vi.fn();
    const page = (isLocked = false) => (
      <>
        <TextField label="Name" />
        <PhotoField label="Photo" onPick={pick} disabled={isLocked} />
      </>
    );
    const { rerender } = render(page());
    const paste = (target: Element, types: string[], pasted = files.slice(0, 1)) =>
      fireEvent.paste(target, { clipboardData: { files: pasted, types } });
    expect(paste(screen.getByLabelText('Name'), ['text/plain', 'Files'])).toBe(true);
    expect(paste(document.body, ['Files'], [new File(['x'], 'a.pdf', { type: 'application/pdf' })])).toBe(true);
    expect(pick).not.toHaveBeenCalled();
    expect(paste(document.body, ['Files'], files.slice(1))).toBe(false);
    expect(await screen.findByText(/^You added 2 files/)).toBeVisible();
    paste(screen.getByLabelText('Name'), ['Files']);
    expect(names(pick)).toEqual(['2.png', '1.png']);
    rerender(page(true));
    paste(document.body, ['Files']);
    fireEvent.drop(screen.getByLabelText('Photo'), { dataTransfer: { files, types: ['Files'] } });
    expect(pick).toHaveBeenCalledTimes(2);
  });
});

describe('Pictures', () => {
  test('a broken picture gets a placeholder, and another URL is tried again', () => {
    const { rerender } = render(<Picture src="http://localhost/a.webp" alt="Corolla" brand="Toyota" />);
    expect(document.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
    fireEvent.error(screen.getByRole('img', { name: 'Corolla' }));
    expect(document.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Corolla' })).toBeVisible();

    rerender(<Picture src="http://localhost/b.webp" alt="Corolla" brand="Toyota" priority />);
    expect(document.querySelector('img')).toHaveAttribute('src', 'http://localhost/b.webp');
    expect(document.querySelector('img')).toHaveAttribute('loading', 'eager');
    rerender(<Picture src={undefined} alt="Corolla" brand="Toyota" />);
    expect(document.querySelector('img')).not.toBeInTheDocument();
  });

  test('a user without a photo has initials', () => {
    const { rerender } = render(<Avatar name="Noor Haddad" photoUrl="http://localhost/n.webp" />);
    expect(document.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    fireEvent.error(screen.getByAltText(''));
    expect(screen.getByText('NH')).toBeVisible();
    rerender(<Avatar name="Noor Haddad" photoUrl="http://localhost/o.webp" />);
    expect(screen.getByAltText('')).toHaveAttribute('src', 'http://localhost/o.webp');
  });

  test.each([
    ['Noor Haddad', 'NH'],
    ['Mara  van der Lindqvist', 'ML'],
    ['åsa', 'Å'],
    ['noor.haddad', 'NH'],
    ['(Mara) [Lindqvist]', 'ML'],
    ['🚗Noor Haddad🚗 🚗', 'NH'],
    ['1️⃣ Ä́sa', '1Ä́'],
    ['—', '?'],
    ['', '?'],
  ])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  test('a name always has the same colour', () => {
    expect(toneOf('Noor Haddad')).toBe(toneOf(' noor haddad '));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(toneOf)).size).toBe(6);
  });
});

test('A menu stays open while the window has lost the focus, and closes when another element takes it', () => {
  render(
    <>
      <DisclosureMenu label="Colours" button="Colours">
        <button type="button">Red</button>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const menu = screen.getByRole('button', { name: 'Colours' });
  fireEvent.click(menu);
  // The browser dispatches this when the window loses the focus; the active element is still the same.
  fireEvent.blur(menu);
  expect(screen.getByRole('button', { name: 'Red' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(screen.queryByRole('button', { name: 'Red' })).not.toBeInTheDocument();
});

test('The seconds that are left are counted down, also if the clock is put back meanwhile', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const dueAt = performance.now() + 10_000;
  const { result, unmount } = renderHook(() => useSecondsLeft(dueAt));
  expect(result.current).toBe(10);
  vi.setSystemTime(Date.now() - 3_600_000);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe(8);
  unmount();
});
