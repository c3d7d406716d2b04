import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aNote } from '@/testing/records/note';
import { renderInRouter } from '@/testing/render-in-router';
import { NoteCard, type NoteHandlers } from './note-card';

const content = 'Ask the board. '.repeat(40).trim();
const note = aNote({ id: 'n', title: 'Board', content });

const nothing = () => {};
const handlers: NoteHandlers = {
  open: nothing,
  setTimer: nothing,
  edit: nothing,
  share: nothing,
  archive: nothing,
  duplicate: nothing,
  complete: nothing,
  addSteps: nothing,
  addTask: nothing,
  ask: nothing,
  showVersions: nothing,
  leave: nothing,
  remove: nothing,
};

const shown = (layout: 'list' | 'grid') => {
  renderInRouter(
    <ul>
      <NoteCard
        note={note}
        actor={mia}
        layout={layout}
        people={[]}
        contactAddress={undefined}
        contactName={undefined}
        tabIndex={0}
        address="?open=n"
        isOpen={false}
        isHighlighted={false}
        on={handlers}
      />
    </ul>,
  );
  return screen.getByText(/^Ask the board/).textContent;
};

describe('The text of a note', () => {
  it(
    'is cut after 150 characters in a list, with a title that links to the full note',
    covers('WRK-802'),
    () => {
      expect(shown('list')).toBe(`${content.slice(0, 150).trimEnd()}…`);
      expect(screen.getByRole('link', { name: 'Board' })).toHaveAttribute('href', '?open=n');
    },
  );
});
