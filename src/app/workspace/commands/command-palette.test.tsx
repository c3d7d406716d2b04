import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { registerCommands, registerSearchProvider } from '@/shared/commands/registry';
import { mia } from '@/testing/actors';
import { CommandPalette } from './command-palette';

const commands: readonly Command[] = [
  { id: 'home', title: 'Home', section: 'Go to', to: '/dashboard', shortcut: ['g', 'h'] },
  { id: 'notes', title: 'Notes Hub', section: 'Go to', to: '/dashboard/notes' },
  { id: 'users', title: 'User Management', section: 'Go to', to: '/x', available: () => false },
  { id: 'add', title: 'Add contact', section: 'Contacts', run: () => {} },
];

let undo: (() => void)[] = [];
beforeEach(() => {
  undo = [registerCommands(commands)];
});
afterEach(() => {
  act(() => {
    for (const each of undo) each();
  });
  vi.useRealTimers();
});

function open() {
  const user = userEvent.setup();
  const chosen: string[] = [];
  const Sample = () => {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Again
        </button>
        <CommandPalette
          open={isOpen}
          actor={mia}
          onClose={() => setIsOpen(false)}
          onChoose={({ id }) => chosen.push(id)}
        />
      </>
    );
  };
  render(<Sample />);
  act(() => field().focus());
  return { chosen, user };
}
const field = () => screen.getByRole('combobox', { name: 'Search screens and actions' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;
const activeByField = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('The command palette', () => {
  it('lists what the person may use, grouped under headings', () => {
    open();
    expect(options()).toEqual(['HomeG then H', 'Notes Hub', 'Add contact']);
    expect(within(screen.getByRole('group', { name: 'Contacts' })).getAllByRole('option')).toHaveLength(1);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
  });

  it('moves through the options in a ring with the arrow keys while the field keeps the focus', async () => {
    const { user, chosen } = open();
    expect(active()).toBe('HomeG then H');
    await user.keyboard('{ArrowDown}');
    expect(activeByField()).toBe('Notes Hub');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Add contact');
    expect(activeByField()).toBe('Add contact');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('HomeG then H');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['notes']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ranks matches, selects the best one, and says when nothing matches', async () => {
    const { user, chosen } = open();
    await user.keyboard('{ArrowDown}o');
    expect(active()).toBe('HomeG then H');
    await user.clear(field());
    await user.keyboard('cont');
    expect(options()).toEqual(['Add contact']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.keyboard('zzz');
    expect(options()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “contzzz”');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([]);
  });

  it('runs a pressed option, and closes with its button, Ctrl K, the backdrop and Escape', async () => {
    const { user, chosen } = open();
    await user.click(screen.getByRole('option', { name: 'Notes Hub' }));
    expect(chosen).toEqual(['notes']);
    const again = () => user.click(screen.getByRole('button', { name: 'Again' }));
    await again();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await again();
    await user.click(field());
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await again();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await again();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The browser fires `close` late.
    await again();
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(chosen).toEqual(['notes']);
  });

  it('starts empty each time it opens', async () => {
    const { user } = open();
    await user.keyboard('notes');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(field()).toHaveValue('');
    expect(options()).toHaveLength(3);
  });
});

describe('Search providers of the palette', () => {
  const ada: Command = {
    id: 'contact.1',
    title: 'Ada Lindqvist',
    detail: 'Harbour Shelter',
    section: 'Contacts',
    to: '/c',
  };
  /**
   * Opens the palette with fake timers. Returns a function that types without a delay, because user-event
   * would wait for the fake clock.
   */
  const typing = () => {
    vi.useFakeTimers();
    open();
    return (value: string) => fireEvent.change(field(), { target: { value } });
  };
  const rest = () => act(() => vi.advanceTimersByTimeAsync(80));

  it('show records before commands from two characters on, and keep the option selected with keys', async () => {
    const find = vi.fn(async () => [ada]);
    undo.push(registerSearchProvider({ id: 'contacts', failed: 'Contacts could not be searched.', find }));
    const type = typing();
    type('a');
    await rest();
    expect(find).not.toHaveBeenCalled();
    type('ad ');
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await rest();
    expect(find).toHaveBeenCalledExactlyOnceWith('ad', mia, expect.any(AbortSignal));
    expect(options()).toEqual(['Ada LindqvistHarbour Shelter', 'Add contact']);
    expect(active()).toBe('Ada LindqvistHarbour Shelter');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    type('ad');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe('Add contact');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('abort an older search and never show its results', async () => {
    const answers: ((found: readonly Command[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    const find = (_: string, __: Actor, signal: AbortSignal) =>
      new Promise<readonly Command[]>((resolve) => {
        answers.push(resolve);
        signals.push(signal);
      });
    undo.push(registerSearchProvider({ id: 'contacts', failed: 'Contacts could not be searched.', find }));
    const type = typing();
    type('li');
    await rest();
    type('lind');
    expect(signals[0]?.aborted).toBe(true);
    await rest();
    await act(async () => answers[0]?.([{ ...ada, title: 'Older' }]));
    expect(options()).toEqual([]);
    await act(async () => answers[1]?.([ada]));
    expect(options()).toEqual(['Ada LindqvistHarbour Shelter']);
  });

  it('report a failed search and keep the other results', async () => {
    undo.push(
      registerSearchProvider({
        id: 'contacts',
        failed: 'Contacts could not be searched.',
        find: () => {
          throw new Error('no index');
        },
      }),
    );
    const type = typing();
    type('no');
    await rest();
    expect(options()).toEqual(['Notes Hub']);
    expect(screen.getByRole('status')).toHaveTextContent('Contacts could not be searched.');
  });
});
