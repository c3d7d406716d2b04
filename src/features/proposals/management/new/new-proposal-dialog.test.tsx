import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTokenProvider } from '@/shared/firebase/rest';
import type { Change } from '@/shared/saving/change';
import { setSaving } from '@/shared/saving/current';
import type { Saving } from '@/shared/saving/saving';
import { ada } from '@/testing/actors';
import { aDraft } from '@/testing/records/proposal';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import type { FindClients } from './new-proposal';
import { NewProposalDialog } from './new-proposal-dialog';

const ladder = aDraft({
  id: 'lantern-and-ladder-presentation',
  kind: 'deck',
  title: 'What clients ask',
  clientName: 'Lantern & Ladder',
  content: JSON.stringify(
    aDeck({
      clientName: 'Lantern & Ladder',
      slides: [
        aSlide({ heading: 'Welcome', kicker: 'For Lantern & Ladder' }),
        aSlide({ id: 'end', heading: 'Thanks', lead: 'We thank Lantern & Ladder.' }),
      ],
    }),
  ),
});

/** Finds a contact of Harbour Shelter by part of its name. */
const findClients: FindClients = async (typed) =>
  'harbour shelter'.includes(typed.toLowerCase())
    ? [
        {
          value: 'amara',
          label: 'Harbour Shelter',
          detail: 'Amara Osei · amara@shelter.example',
          email: 'amara@shelter.example',
        },
      ]
    : [];

/** Saved drafts by slug. */
let made: Record<string, Record<string, unknown>>;
/** Slugs that have a gate but no draft. */
let gates: readonly string[];

beforeEach(() => {
  made = {};
  gates = [];
  setTokenProvider(async () => 'token');
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    const asked = /proposals\/([a-z0-9-]+)/.exec(`${address} ${body}`)?.[1] ?? '';
    const name = `projects/p/databases/(default)/documents/proposals/${asked}`;
    const found = { name, fields: { kind: { stringValue: 'deck' } }, updateTime: '2026-11-23T10:00:00Z' };
    const isFound = gates.includes(asked);
    return address.includes('batchGet')
      ? Response.json([isFound ? { found } : { missing: name }])
      : Response.json(isFound ? found : { error: { status: 'NOT_FOUND' } }, { status: isFound ? 200 : 404 });
  });
  setSaving({
    subscribe: () => () => {},
    view: () => ({ changes: [], arrived: [], isKept: true, savedAt: new Map() }),
    save: (change: Change) => {
      const [draft] = (change as unknown as { parts: unknown }).parts as readonly {
        readonly id: string;
        readonly fields: Record<string, unknown>;
      }[];
      if (draft) made[draft.id] = draft.fields;
      const outcome = Promise.resolve({ state: 'saved', already: false } as const);
      return { tried: outcome, settled: outcome };
    },
  } as unknown as Saving);
});
afterEach(() => {
  setSaving(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(original?: typeof ladder, pages = [ladder], Shown = NewProposalDialog) {
  const onMade = vi.fn<(slug: string) => void>();
  render(
    <Shown
      actor={ada}
      pages={pages}
      findClients={findClients}
      original={original}
      onClose={() => {}}
      onMade={onMade}
    />,
  );
  return { onMade, user: userEvent.setup() };
}
const contentOf = (slug: string) => JSON.parse(String(made[slug]?.['content'])) as Record<string, unknown>;
const next = () => screen.getByRole('button', { name: 'Next' });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

describe('A new proposal', () => {
  it('is created from an empty start in a project without pages', async () => {
    const { user, onMade } = show(undefined, []);
    expect(screen.getByText('Step 1 of 2: Choose a start')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^A copy/ })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^Empty presentation/ }));
    await user.click(next());
    await user.type(field('Client name'), 'Ark & Oar');
    expect(field('Address')).toHaveValue('ark-and-oar-presentation');
    await user.type(field('Client email'), 'board@ark.example');
    await user.type(field('Title'), 'A first month');
    expect(screen.getByText(/^Clients see Ada Lindqvist \(ada@acf.example\) as the sender/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('ark-and-oar-presentation'));
    expect(contentOf('ark-and-oar-presentation')).toMatchObject({
      kind: 'deck',
      clientName: 'Ark & Oar',
      sender: { name: 'Ada Lindqvist', email: 'ada@acf.example' },
    });
  });

  it('takes client, email and address from a contact', async () => {
    const { user, onMade } = show(undefined, []);
    await user.click(next());
    await user.type(field('Client name'), 'harb');
    await user.click(await screen.findByRole('option', { name: /^Harbour Shelter/ }));
    expect(field('Client name')).toHaveValue('Harbour Shelter');
    expect(field('Client name')).toHaveFocus();
    expect(field('Client email')).toHaveValue('amara@shelter.example');
    await waitFor(() => expect(field('Address')).toHaveValue('harbour-shelter'));
    await user.type(field('Title'), 'A first month');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('harbour-shelter'));
    expect(made['harbour-shelter']).toMatchObject({
      clientName: 'Harbour Shelter',
      clientEmail: 'amara@shelter.example',
    });
  });

  it('keeps a typed email when a contact is chosen afterwards', async () => {
    const { user } = show(undefined, []);
    await user.click(next());
    await user.type(field('Client email'), 'board@shelter.example');
    await user.type(field('Client name'), 'harb');
    await screen.findByRole('option', { name: /^Harbour Shelter/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('Client name')).toHaveValue('Harbour Shelter');
    expect(field('Client email')).toHaveValue('board@shelter.example');
  });

  it('starts with a prepared text, whose placeholder becomes the client’s name', async () => {
    const { user, onMade } = show();
    await user.click(screen.getByRole('radio', { name: /^Prepared text/ }));
    const list = await screen.findByRole('group', { name: 'Prepared texts' });
    expect(within(list).getAllByRole('radio')).toHaveLength(8);
    await user.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the prepared texts.');
    await user.click(within(list).getByRole('radio', { name: /For an orchestra/ }));
    await user.click(next());
    expect(field('Title')).toHaveValue('Know the person in seat F 12');
    await user.type(field('Client name'), 'River Strings');
    await user.type(field('Client email'), 'board@strings.example');
    await user.click(next());
    expect(await screen.findByText('Step 3 of 3: Check the names')).toBeVisible();
    expect(
      screen.getByText('“[client name]” stands in one place. Replace it with “River Strings”?'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('river-strings-presentation'));
    expect(JSON.stringify(contentOf('river-strings-presentation'))).toContain('For River Strings');
  });

  it("copies a page, and keeps the old client's name in places whose checkbox is cleared", async () => {
    const { user, onMade } = show(ladder);
    expect(field('Client name')).toHaveAccessibleDescription(
      'Replaces “Lantern & Ladder” in the text. Keep that name for the same client.',
    );
    await user.type(field('Client name'), 'Ark');
    await user.type(field('Client email'), 'board@ark.example');
    await user.click(next());
    const first = await screen.findByRole('checkbox', {
      name: 'Replace in 1. Welcome: For Lantern & Ladder',
    });
    expect(first).toBeChecked();
    const last = screen.getByRole('checkbox', { name: 'Replace in 2. Thanks: We thank Lantern & Ladder.' });
    await user.click(last);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('ark-presentation'));
    expect(contentOf('ark-presentation')).toMatchObject({
      clientName: 'Ark',
      slides: [{ kicker: 'For Ark' }, { lead: 'We thank Lantern & Ladder.' }],
    });
  });

  it('keeps the typed details when the person goes back from the last step', async () => {
    const { user } = show(ladder);
    await user.type(field('Client name'), 'Ark');
    await user.type(field('Client email'), 'board@ark.example');
    await user.clear(field('Address'));
    await user.type(field('Address'), 'my-own-address');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(field('Client name')).toHaveValue('Ark');
    expect(field('Client email')).toHaveValue('board@ark.example');
    // An edited address stays when the name changes.
    await user.type(field('Client name'), ' House');
    expect(field('Address')).toHaveValue('my-own-address');
  });

  it.each([
    ['a page', 'lantern-and-ladder-presentation'],
    ['only a gate', 'closed-gate'],
  ])('is refused at the field when %s has the address', async (_, slug) => {
    gates = ['closed-gate'];
    const { user, onMade } = show(undefined);
    await user.click(next());
    await user.type(field('Client name'), 'Ark');
    await user.type(field('Client email'), 'board@ark.example');
    await user.type(field('Title'), 'A first month');
    await user.clear(field('Address'));
    await user.type(field('Address'), slug);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(field('Address')).toBeInvalid());
    expect(field('Address')).toHaveAccessibleDescription(/This address is in use. Choose another\./);
    expect(field('Client name')).toHaveValue('Ark');
    expect(made).toEqual({});
    expect(onMade).not.toHaveBeenCalled();
  });
});

describe('Prepared texts that fail to load', () => {
  it('show an error in the dialog and load on a retry', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.resetModules();
    let isOffline = true;
    vi.doMock('@/features/proposals/prepared/prepared-texts', async (original) => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      return original();
    });
    // Other tests have already loaded the texts, so import a fresh copy of the dialog.
    const { NewProposalDialog: Fresh } = await import('./new-proposal-dialog');
    const { user } = show(undefined, [ladder], Fresh);
    await user.click(screen.getByRole('radio', { name: /^Prepared text/ }));
    expect(
      await screen.findByText('The prepared texts didn’t load. Check your connection and try again.'),
    ).toBeVisible();
    expect(warn).toHaveBeenCalled();
    isOffline = false;
    vi.doUnmock('@/features/proposals/prepared/prepared-texts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Prepared texts' })).toBeVisible();
  });
});
