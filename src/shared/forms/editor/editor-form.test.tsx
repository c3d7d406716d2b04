import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { LeaveDialog } from '@/shared/navigation/leave-dialog';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { changedValues } from './draft';
import { deleteDraftsOfOthers, hasDrafts } from './draft-storage';
import { draftDelayMs } from './draft';
import { EditorForm } from './editor-form';
import { Field } from '../fields/field';
import { FileField } from '../fields/file-field';
import type { FormOutcome } from '../outcome';
import { RepeatedFields } from '../fields/repeated-fields';
import { SelectField } from '../fields/select-field';
import { SubmitButton } from '../submit-button';
import { TagsField } from '../fields/tags-field';

const schema = z.object({
  title: z.string().trim().min(1, 'Enter a title.'),
  category: z.string(),
  tags: z.array(z.string()),
  links: z.array(z.object({ value: z.string() })),
  password: z.string(),
});
type Note = z.output<typeof schema>;

const stored: Note = { title: 'Call Priya', category: 'task', tags: ['arts'], links: [], password: '' };
const ok = async (): Promise<FormOutcome> => ({ tone: 'success', message: 'Saved.' });

interface EditorProps {
  readonly note?: Note;
  readonly uid?: string;
  readonly id?: string;
  readonly save?: (patch: unknown, base: unknown) => Promise<FormOutcome>;
  readonly onSaved?: () => void;
}

const Editor = ({ note = stored, uid = 'mia', id = 'abc', save = ok, onSaved }: EditorProps) => (
  <>
    <LeaveDialog />
    <Link to="/list">List</Link>
    <EditorForm
      schema={schema}
      initial={note}
      label="Note"
      unsaved="Your changes to the note are not saved."
      draft={{ uid, record: `notes/${id}`, form: 'note' }}
      onSubmit={(values, { initial }) => {
        const { patch, base } = changedValues(initial, values);
        return save(patch, base);
      }}
      {...(onSaved && { onSaved })}
    >
      <Field name="title" label="Title" />
      <SelectField
        name="category"
        label="Category"
        options={['task', 'meeting'].map((value) => ({ value, label: value }))}
      />
      <TagsField name="tags" label="Tags" required={false} />
      <RepeatedFields name="links" legend="Links" itemName={(place) => `Link ${place}`} addLabel="Add a link">
        <Field name="value" label="Address" />
      </RepeatedFields>
      <Field name="password" label="Password" type="password" required={false} />
      <FileField name="file" label="File" accept={['image/*']} maxBytes={100} required={false} />
      <SubmitButton savingLabel="Saving…">Save</SubmitButton>
    </EditorForm>
  </>
);

/** Opens the editor on its own page. `show` changes its props, `close` ends the page. */
function open(first: EditorProps = {}) {
  const { router, rerender, unmount } = renderInRouter(<Editor {...first} />, {
    at: '/note',
    path: '/note',
    beside: [{ path: '/list', element: <p>The list</p> }],
  });
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    router,
    show: (props: EditorProps) => rerender(<Editor {...props} />),
    close: unmount,
  };
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });
const offered = () => screen.queryByText(/^You have an unsaved draft from /);
const pause = () => act(() => vi.advanceTimersByTimeAsync(draftDelayMs));
const place = 'acf.draft/mia/notes/abc/note';
const keptOnDevice = () => localStorage.getItem(place) ?? '';

beforeEach(() => {
  // Runs after the form has unmounted, because the form writes its draft then.
  onTestFinished(() => localStorage.clear());
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A draft', () => {
  it('is stored shortly after typing, offered when the form reopens, and restored in every field', async () => {
    const { user, close } = open();
    await user.type(title(), ' today');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'meeting');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'gala{Enter}');
    await user.click(press('Add a link'));
    await user.keyboard('https://a.example');
    await pause();
    expect(keptOnDevice()).toContain('Call Priya today');
    close();

    const again = open();
    expect(title()).toHaveValue('Call Priya');
    expect(offered()).toBeVisible();
    await again.user.click(press('Restore the draft'));
    expect(offered()).toBeNull();
    expect(title()).toHaveValue('Call Priya today');
    expect(title()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('meeting');
    expect(tags().slice(0, 2)).toEqual(['arts', 'gala']);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://a.example');
    expect(screen.getByText('The draft is restored')).toBeInTheDocument();
    // A restored draft is unsaved work again.
    await pause();
    again.close();
    open();
    expect(offered()).toBeVisible();
  });

  it('is written at once when the page is hidden or left', async () => {
    const { user, close } = open();
    await user.type(title(), '!');
    expect(keptOnDevice()).not.toContain('Call Priya!');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(keptOnDevice()).toContain('Call Priya!');
    await user.type(title(), '?');
    close();
    expect(keptOnDevice()).toContain('Call Priya!?');
  });

  it('is deleted after a successful save, but not after a failed one', async () => {
    const save = vi
      .fn<NonNullable<EditorProps['save']>>()
      .mockResolvedValueOnce({ tone: 'error', message: 'Not saved.' })
      .mockImplementation(ok);
    const { user } = open({ save });
    await user.type(title(), '!');
    await user.click(press('Save'));
    await screen.findByText('Not saved.');
    await pause();
    expect(keptOnDevice()).toContain('Call Priya!');
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    expect(localStorage).toHaveLength(0);
    expect(title()).toHaveValue('Call Priya!');
  });

  it('keeps what was typed during the save', async () => {
    let done: (outcome: FormOutcome) => void = () => {};
    const { user } = open({ save: () => new Promise((resolve) => (done = resolve)) });
    await user.type(title(), '!');
    await user.click(press('Save'));
    await user.type(title(), '?');
    await act(async () => done({ tone: 'success', message: 'Saved.' }));
    expect(keptOnDevice()).toContain('Call Priya!?');
    expect(JSON.parse(keptOnDevice())).toMatchObject([{ base: { title: 'Call Priya!' } }]);
  });

  it('is deleted when the change is typed back, or when it is discarded', async () => {
    const { user, close } = open();
    await user.type(title(), '!');
    await pause();
    await user.type(title(), '{Backspace}');
    await pause();
    expect(localStorage).toHaveLength(0);
    await user.type(title(), '!');
    close();
    const again = open();
    await again.user.click(press('Discard the draft'));
    expect(title()).toHaveValue('Call Priya');
    expect(title()).toHaveFocus();
    await pause();
    expect(localStorage).toHaveLength(0);
  });

  it('is not lost when the person types before answering the offer', async () => {
    const first = open();
    await first.user.type(title(), ' first');
    first.close();
    const second = open();
    await second.user.type(title(), ' second');
    second.close();
    const third = open();
    await third.user.click(press('Restore the draft'));
    expect(title()).toHaveValue('Call Priya second');
    expect(offered()).toBeVisible();
    await third.user.click(press('Restore the draft'));
    expect(title()).toHaveValue('Call Priya first');
  });

  it('says when its record has changed, and restores only its own fields', async () => {
    const { user, close } = open();
    await user.type(title(), '!');
    close();
    open({ note: { ...stored, category: 'meeting' } }).close();
    expect(offered()).toBeNull();
    const save = vi.fn(ok);
    const again = open({ note: { ...stored, title: 'Call Priya S.', category: 'meeting' }, save });
    expect(screen.getByText(/^What it changes has been saved differently/)).toBeVisible();
    await again.user.click(press('Restore the draft'));
    expect(title()).toHaveValue('Call Priya!');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('meeting');
    // The change starts from the draft's base, so that another person's later change is merged or shown as a
    // conflict.
    await again.user.click(press('Save'));
    expect(save).toHaveBeenCalledWith({ title: 'Call Priya!' }, { title: 'Call Priya' });
  });

  it('is not offered if the record is the same, to another person, or for another record', async () => {
    const { user, close } = open();
    await user.type(title(), '!');
    close();
    for (const other of [{ uid: 'theo' }, { id: 'x' }, { note: { ...stored, title: 'Call Priya!' } }]) {
      const view = open(other);
      expect(offered()).toBeNull();
      view.close();
    }
  });

  it('contains no password and no file', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.upload(screen.getByLabelText('File'), new File(['x'], 'a.png', { type: 'image/png' }));
    await pause();
    expect(localStorage).toHaveLength(0);
    await user.type(title(), '!');
    await pause();
    expect(keptOnDevice()).not.toContain('secret');
    expect(keptOnDevice()).toContain('Call Priya!');
  });

  it('lasts until the page is left if the browser refuses storage', async () => {
    const refuse = refuseStorage('setItem');
    const { user, close } = open();
    await user.type(title(), '!');
    close();
    const again = open();
    expect(refuse).toHaveBeenCalled();
    expect(offered()).toBeVisible();
    await again.user.click(press('Discard the draft'));
    await pause();
    again.close();
    open();
    expect(offered()).toBeNull();
  });

  it('is ignored if its stored text is invalid', () => {
    for (const broken of ['{', '{"values":1}', '[{"savedAt":1}]', '[null]']) {
      localStorage.setItem(place, broken);
      const { close } = open();
      expect(offered()).toBeNull();
      close();
    }
  });
});

describe('Unsaved work in an editor', () => {
  it('asks before the person leaves, but not after saving', covers('WRK-Q77'), async () => {
    const { user, router } = open();
    await user.type(title(), '!');
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Your changes to the note are not saved.');
    await user.click(press('Stay'));
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await screen.findByText('The list');
    expect(router.state.location.pathname).toBe('/list');
  });

  it('does not ask when the editor leaves the page after saving', async () => {
    let leave = () => {};
    const { user, router } = open({ onSaved: () => leave() });
    leave = () => void router.navigate('/list');
    await user.type(title(), '!');
    await user.click(press('Save'));
    await screen.findByText('The list');
  });
});

describe('An editor whose record changes', () => {
  it('follows the record until the person types, and saves only what differs from what it showed', async () => {
    const save = vi.fn(ok);
    const { user, show } = open({ save });
    show({
      save,
      note: { ...stored, title: 'Call Priya S.', tags: ['arts', 'gala'], category: 'meeting' },
    });
    await waitFor(() => expect(title()).toHaveValue('Call Priya S.'));
    expect(tags()).toEqual(['arts', 'gala']);
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('meeting');
    await user.type(title(), '!');
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    expect(save.mock.calls).toEqual([[{ title: 'Call Priya S.!' }, { title: 'Call Priya S.' }]]);
  });

  it('keeps its fields if only other fields changed, and saves on top of them', async () => {
    const save = vi.fn(ok);
    const { user, show } = open({ save });
    const box = screen.getByRole('textbox', { name: 'Tags' });
    await user.type(box, 'ga');
    show({ save, note: { ...stored, updatedBy: 'theo' } as Note });
    expect(box).toHaveFocus();
    expect(box).toHaveValue('ga');
    await user.type(box, 'la{Enter}');
    expect(tags()).toEqual(['arts', 'gala']);
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    expect(save.mock.calls).toEqual([[{ tags: ['arts', 'gala'] }, { tags: ['arts'] }]]);
  });

  it('shows the first value again if another person restores it after a save', async () => {
    const { user, show } = open();
    await user.type(title(), '!');
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    show({ note: { ...stored, title: 'Call Priya!' } });
    expect(title()).toHaveValue('Call Priya!');
    show({ note: { ...stored, updatedBy: 'theo' } as Note });
    await waitFor(() => expect(title()).toHaveValue('Call Priya'));
  });

  it('keeps the typed text and its base once the person has typed', async () => {
    const save = vi.fn(ok);
    const { user, show } = open({ save });
    await user.type(title(), '!');
    show({ save, note: { ...stored, title: 'Call Theo', category: 'meeting' } });
    expect(title()).toHaveValue('Call Priya!');
    await user.click(press('Save'));
    await screen.findByText('Saved.');
    expect(save.mock.calls).toEqual([[{ title: 'Call Priya!' }, { title: 'Call Priya' }]]);
  });

  it('uses the saved values as the base for text typed during the save', async () => {
    let done: (outcome: FormOutcome) => void = () => {};
    const save = vi.fn<NonNullable<EditorProps['save']>>(() => new Promise((resolve) => (done = resolve)));
    const { user, show } = open({ save });
    await user.type(title(), '!');
    await user.click(press('Save'));
    await user.type(title(), '?');
    // Another person has changed the field in the meantime. This form still shows the old value.
    show({ save, note: { ...stored, title: 'Call Priya!', category: 'meeting' } });
    await act(async () => done({ tone: 'success', message: 'Saved.' }));
    await user.click(press('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall).toEqual([{ title: 'Call Priya!?' }, { title: 'Call Priya!' }]);
    await act(async () => done({ tone: 'success' }));
  });

  it('has nothing unsaved if the record gets the same values in another way', async () => {
    const save = vi.fn<NonNullable<EditorProps['save']>>(async () => ({
      tone: 'error',
      message: 'Refused.',
    }));
    const { user, show, router } = open({ save });
    await user.type(title(), '!');
    await user.click(press('Save'));
    await screen.findByText('Refused.');
    show({ save, note: { ...stored, title: 'Call Priya!' } });
    await pause();
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await screen.findByText('The list');
    expect(router.state.location.pathname).toBe('/list');
  });

  it('keeps a password unsaved if the record gets the other values in another way', async () => {
    const { user, show } = open();
    await user.type(title(), '!');
    await user.type(screen.getByLabelText('Password'), 'secret');
    show({ note: { ...stored, title: 'Call Priya!' } });
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Your changes to the note are not saved.');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
  });
});

describe('An editor that is saving', () => {
  it('keeps refused text, even if the record showed it during the save', async () => {
    let done: (outcome: FormOutcome) => void = () => {};
    const save = vi.fn<NonNullable<EditorProps['save']>>(() => new Promise((resolve) => (done = resolve)));
    const { user, show } = open({ save });
    await user.type(title(), '!');
    await user.click(press('Save'));
    show({ save, note: { ...stored, title: 'Call Priya!' } });
    await act(async () => done({ tone: 'error', message: 'Refused.' }));
    show({ save, note: stored });
    expect(title()).toHaveValue('Call Priya!');
    await pause();
    expect(keptOnDevice()).toContain('Call Priya!');
  });
});

describe('A form that adds one record after another', () => {
  const empty: Note = { ...stored, title: '', tags: [] };
  const adding = () => {
    let done: (outcome: FormOutcome) => void = () => {};
    const save = vi.fn<NonNullable<EditorProps['save']>>(() => new Promise((resolve) => (done = resolve)));
    const { user } = open({ save, note: empty });
    return { user, save, finish: () => act(async () => done({ tone: 'success', keepValues: false })) };
  };

  it('is empty for the next record, and stores no draft of the last', async () => {
    const { user, save, finish } = adding();
    await user.type(title(), 'Call Priya');
    await pause();
    await user.click(press('Save'));
    await finish();
    expect(title()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    // `user.type` would continue from the field's value before the reset.
    fireEvent.input(title(), { target: { value: 'Call Theo' } });
    await user.click(press('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall).toEqual([{ title: 'Call Theo' }, { title: '' }]);
    await finish();
    expect(title()).toHaveValue('');
  });

  it('keeps text typed for the next record during the save, and stores it as a draft', async () => {
    const { user, finish } = adding();
    await user.type(title(), 'Call Priya');
    await user.click(press('Save'));
    await user.clear(title());
    await user.type(title(), 'Call Theo');
    await finish();
    expect(title()).toHaveValue('Call Theo');
    expect(offered()).toBeNull();
    await pause();
    expect(keptOnDevice()).toContain('Call Theo');
  });
});

describe('Drafts on a shared device', () => {
  it('stay for the person who left them, and are deleted when another person signs in', async () => {
    expect(hasDrafts()).toBe(false);
    const { user, close } = open();
    await user.type(title(), '!');
    close();
    expect(hasDrafts()).toBe(true);
    deleteDraftsOfOthers('mia');
    expect(keptOnDevice()).toContain('Call Priya!');
    deleteDraftsOfOthers('theo');
    expect(hasDrafts()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});
