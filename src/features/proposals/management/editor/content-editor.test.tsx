import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aClientProposal } from '@/testing/records/proposal-content';
import { currentSaving, setSaving } from '@/shared/saving/current';
import { Desk, rest } from '@/shared/saving/model.fixture';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Messages } from '@/shared/ui/workspace/messages/messages';
import { ada } from '@/testing/actors';
import { aDraft } from '@/testing/records/proposal';
import { drafts } from '@/features/proposals/collections';
import { mergeContentTexts } from '../content-changes';
import { ContentEditor } from './content-editor';
import { enter } from './editor.fixture';

const record = aDraft({ id: 'ark', content: JSON.stringify(aClientProposal()) });

const Shown = () => {
  const [draft] = useWithPendingChanges(drafts, [record]);
  return draft ? (
    <ContentEditor
      actor={ada}
      draft={draft}
      Preview={() => null}
      publishAttempts={0}
      handle={{ current: null }}
      onRefused={() => {}}
    />
  ) : null;
};

/** Opens the editor with its own database and fake timers. */
function open(): Desk {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const desk = new Desk();
  const { id, ...fields } = record;
  desk.database.put('proposalDrafts', id, fields);
  setSaving(
    desk.tab({
      mergers: {
        'proposal-content': async (base, mine, theirs) => mergeContentTexts(base, mine, theirs),
      },
    }),
  );
  render(<Shown />);
  return desk;
}

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await rest();
    await rest();
  });
const stored = (desk: Desk) =>
  JSON.parse(String(desk.database.read('proposalDrafts', 'ark')?.fields['content'])) as {
    proposalTitle: string;
    clientName: string;
  };

afterEach(async () => {
  await pass(1_000);
  setSaving(undefined);
  vi.useRealTimers();
  localStorage.clear();
});

it('ContentEditor saves two seconds after the last key, and not before', async () => {
  const desk = open();
  enter(screen.getByLabelText('Title of the proposal'), 'A second month');
  await pass(1_500);
  enter(screen.getByLabelText('Title of the proposal'), 'A third month');
  await pass(1_900);
  expect(desk.commits()).toHaveLength(0);
  await pass(200);
  expect(stored(desk).proposalTitle).toBe('A third month');
  expect(screen.getByText(/^Saved at/)).toBeInTheDocument();
});

it('ContentEditor saves at once when a field loses focus and on Ctrl+S', async () => {
  const desk = open();
  const title = screen.getByLabelText('Title of the proposal');
  enter(title, 'A second month');
  fireEvent.blur(title);
  await pass(10);
  expect(stored(desk).proposalTitle).toBe('A second month');
  enter(title, 'A third month');
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await pass(10);
  expect(stored(desk).proposalTitle).toBe('A third month');
});

it('ContentEditor keeps what a colleague saved while the person continues typing', async () => {
  const desk = open();
  const title = screen.getByLabelText('Title of the proposal');
  const theirs = { ...aClientProposal(), clientName: 'Harbour House' };
  desk.database.put('proposalDrafts', 'ark', { ...record, content: JSON.stringify(theirs) });
  enter(title, 'A second month');
  await pass(2_100);
  enter(title, 'A second month, and');
  await pass(2_100);
  enter(title, 'A second month, and more');
  await pass(2_100);
  expect(stored(desk)).toMatchObject({
    proposalTitle: 'A second month, and more',
    clientName: 'Harbour House',
  });
});

it('ContentEditor shows once that typed text is pending while offline', async () => {
  const desk = open();
  render(<Messages />);
  desk.online = false;
  enter(screen.getByLabelText('Title of the proposal'), 'A second month');
  await pass(2_100);
  expect(screen.getByText('Saved on this device. We will send it.')).toBeInTheDocument();
  desk.online = true;
  act(() => currentSaving()?.hurry());
  await pass(100);
  expect(stored(desk).proposalTitle).toBe('A second month');
  expect(screen.getByText(/^Saved at/)).toBeInTheDocument();
});

it('ContentEditor keeps refused text and shows an error', async () => {
  const desk = open();
  desk.database.refuses = () => true;
  const title = screen.getByLabelText('Title of the proposal');
  enter(title, 'A second month');
  await pass(2_100);
  expect(
    screen.getByText('The content wasn’t saved. What you typed is stored on this device.'),
  ).toBeInTheDocument();
  expect(title).toHaveValue('A second month');
});
