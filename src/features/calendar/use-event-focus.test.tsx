import { act, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useEventFocus } from './use-event-focus';

afterEach(() => document.body.replaceChildren());

/** Renders the buttons of two occurrences and of one other event, as the grid does. */
function draw(): void {
  const grid = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  grid.innerHTML = [
    '<button data-event="walk" data-date="walk/2026-11-23">First walk</button>',
    '<button data-event="walk" data-date="walk/2026-11-30">Second walk</button>',
    '<button data-event="audit" data-date="audit">Audit</button>',
  ].join('');
}
const focused = () => document.activeElement?.textContent;

function begin() {
  draw();
  const { result, rerender, unmount } = renderHook(() => useEventFocus());
  return {
    rerender,
    unmount,
    focusOn: (id: string, date: string) => {
      act(() => result.current(id, date));
      rerender();
    },
  };
}

describe('The focus after a dialog', () => {
  it.each([
    ['walk', 'walk/2026-11-30', 'Second walk'],
    ['walk', 'walk/2027-01-04', 'First walk'],
    ['audit', 'audit', 'Audit'],
  ])('for the event %s is on the date %s, or on its first date', (id, date, name) => {
    const { focusOn } = begin();
    focusOn(id, date);
    expect(focused()).toBe(name);
  });

  it('waits until no dialog is open', () => {
    const { focusOn, rerender } = begin();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    focusOn('audit', 'audit');
    expect(document.body).toHaveFocus();
    dialog.remove();
    rerender();
    expect(focused()).toBe('Audit');
  });

  it('returns when the grid redraws the event, unless the person has moved it', async () => {
    const { focusOn } = begin();
    focusOn('audit', 'audit');
    draw();
    await waitFor(() => expect(focused()).toBe('Audit'));
    document.querySelector<HTMLElement>('[data-date="walk/2026-11-23"]')?.focus();
    document.querySelector('main')?.append(document.createElement('p'));
    await Promise.resolve();
    expect(focused()).toBe('First walk');
  });

  it('is not moved after the person presses a key', async () => {
    const { focusOn, rerender } = begin();
    focusOn('audit', 'audit');
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
    rerender();
    expect(document.body).toHaveFocus();
  });

  it('is not moved after the calendar is unmounted', () => {
    const { focusOn, unmount } = begin();
    focusOn('never', 'drawn');
    unmount();
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<button data-date="drawn">Late</button>');
    expect(document.body).toHaveFocus();
  });
});
