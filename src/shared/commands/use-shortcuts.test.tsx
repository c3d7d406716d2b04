import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Command } from './command';
import type { Shortcut } from './shortcut';
import { ariaStroke, needsModifier, strokeLabel, strokeOf } from './shortcut';
import { setSingleKeys } from './single-keys';
import { sequenceMs, useShortcuts } from './use-shortcuts';

const command = (id: string, ...shortcut: Shortcut): Command => ({
  id,
  title: id,
  section: 'Go to',
  shortcut,
  to: '/',
});
const commands = [
  command('palette', 'mod+k'),
  command('home', 'g', 'h'),
  command('playbooks', 'g', 'p'),
  command('sheet', '?'),
];

function show({ isBlocked = (): boolean => false } = {}) {
  const done: string[] = [];
  const Page = () => {
    useShortcuts(commands, ({ id }) => done.push(id), isBlocked);
    return (
      <>
        <button type="button">Button</button>
        <input aria-label="Field" />
        <input aria-label="Tick" type="checkbox" />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div contentEditable suppressContentEditableWarning data-testid="editor" tabIndex={0} />
      </>
    );
  };
  render(<Page />);
  return done;
}

/** Presses a key. Returns false if a handler prevented the default action. */
const press = (key: string, init: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...init });

afterEach(() => setSingleKeys(true));

describe('Shortcuts', () => {
  it("run their command and prevent the browser's own action", () => {
    const done = show();
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(press('x')).toBe(true);
    press('Shift', { shiftKey: true });
    press('?', { shiftKey: true });
    expect(done).toEqual(['palette', 'sheet']);
  });

  it('can be sequences of keys, pressed in time and without another key between', () => {
    const done = show();
    press('g');
    press('h');
    press('h');
    press('g');
    press('x');
    press('p');
    press('g');
    press('g');
    press('p');
    expect(done).toEqual(['home', 'playbooks']);

    const at = (key: string, time: number) => {
      const event = createEvent.keyDown(document.body, { key });
      Object.defineProperty(event, 'timeStamp', { value: time });
      fireEvent(document.body, event);
    };
    at('g', 100_000);
    at('h', 100_001 + sequenceMs);
    expect(done).toHaveLength(2);
    at('g', 200_000);
    at('h', 200_000 + sequenceMs);
    expect(done).toHaveLength(3);
  });

  it('without Ctrl or Cmd are ignored in text fields, but Ctrl K works there', () => {
    const done = show();
    const field = screen.getByLabelText('Field');
    expect(press('?', {}, field)).toBe(true);
    press('g', {}, field);
    press('h', {}, field);
    expect(done).toEqual([]);
    press('k', { ctrlKey: true }, field);
    press('?', {}, screen.getByLabelText('Tick'));
    press('?', {}, screen.getByRole('button'));
    expect(done).toEqual(['palette', 'sheet', 'sheet']);
  });

  it('ignore editors, and keys already handled by a part of the page', () => {
    const done = show();
    expect(press('k', { ctrlKey: true }, screen.getByTestId('editor'))).toBe(true);
    press('?', {}, screen.getByTestId('editor'));
    screen.getByRole('button').addEventListener('keydown', (event) => event.preventDefault());
    press('k', { ctrlKey: true }, screen.getByRole('button'));
    press('k', { ctrlKey: true, isComposing: true });
    press('k', { ctrlKey: true, repeat: true });
    press('k', { ctrlKey: true, shiftKey: true });
    press('k', { ctrlKey: true, altKey: true });
    expect(done).toEqual([]);
  });

  it('of single keys can be switched off, and the setting is stored', () => {
    const done = show();
    setSingleKeys(false);
    press('?');
    press('g');
    press('h');
    press('k', { ctrlKey: true });
    expect(done).toEqual(['palette']);
    expect(Object.keys(localStorage)).toEqual(['acf.single-keys']);
    setSingleKeys(true);
    press('?');
    expect(done).toEqual(['palette', 'sheet']);
    expect(localStorage).toHaveLength(0);
  });

  it('are ignored while they are blocked', () => {
    const isBlocked = vi.fn(() => true);
    const done = show({ isBlocked });
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(done).toEqual([]);
  });
});

describe('A keystroke', () => {
  const stroke = (init: KeyboardEventInit, mac = false) => strokeOf(new KeyboardEvent('keydown', init), mac);

  it('uses Cmd on a Mac, because Ctrl K belongs to text fields there', () => {
    expect(stroke({ key: 'k', metaKey: true }, true)).toBe('mod+k');
    expect(stroke({ key: 'k', ctrlKey: true }, true)).toBeUndefined();
    expect(stroke({ key: 'k', metaKey: true })).toBeUndefined();
  });

  it('is recognized by its physical key in other scripts and with Caps Lock', () => {
    expect(stroke({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe('mod+k');
    expect(stroke({ key: 'G', code: 'KeyG' })).toBe('g');
    expect(stroke({ key: 'G', code: 'KeyG', shiftKey: true })).toBeUndefined();
    expect(stroke({ key: 'Enter' })).toBeUndefined();
  });

  it('is ignored with Ctrl and Shift, or with Alt', () => {
    expect(stroke({ key: '?', shiftKey: true })).toBe('?');
    expect(stroke({ key: '?', ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(stroke({ key: '/', ctrlKey: true })).toBe('mod+/');
    expect(stroke({ key: '@', altKey: true })).toBeUndefined();
  });

  it('has a label and a name for assistive technology', () => {
    expect([strokeLabel('mod+k', false), strokeLabel('mod+k', true), strokeLabel('g')]).toEqual([
      'Ctrl K',
      '⌘ K',
      'G',
    ]);
    expect([ariaStroke('mod+k', false), ariaStroke('mod+k', true), ariaStroke('?')]).toEqual([
      'Control+K',
      'Meta+K',
      '?',
    ]);
    expect([needsModifier(['mod+k']), needsModifier(['g', 'h'])]).toEqual([true, false]);
  });
});
