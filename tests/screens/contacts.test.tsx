import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { seedContacts } from '../../scripts/seed/contacts';
import { beginAnew, stored } from '../repositories/local-backend';
import { storeRecords } from '../repositories/store-records';
import { type ApiAnswers, answerApi, renderScreen, type User } from './render-screen';

const list = '/dashboard/contacts';
const amara = 'Amara Osei';

beforeEach(async () => {
  await beginAnew();
  await storeRecords({ contacts: seedContacts });
});

/** Returns the first names of the rows. A wide row has the last name in a separate cell. */
const firstNames = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent.split(' ')[0]);
const openMenu = async (user: User, name: string) => {
  const [button] = await screen.findAllByRole('button', { name: `Actions for ${name}` });
  if (button === undefined) throw new Error(`${name} has no menu.`);
  await user.click(button);
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (menu === null) throw new Error(`The menu of ${name} is not there.`);
  return within(menu);
};

describe('the contacts screen', () => {
  it(
    'opens an empty form with Add Contact and a filled form with Edit',
    covers('WRK-106', 'WRK-108'),
    async () => {
      const { user } = await renderScreen(list, { as: 'mia' });
      await user.click(await screen.findByRole('button', { name: 'Add Contact' }));
      const create = within(await screen.findByRole('dialog', { name: 'Add contact' }));
      expect(create.getByLabelText(/^First name/)).toHaveValue('');
      expect(create.getByLabelText(/^Status/)).toHaveValue('New');
      await user.click(create.getByRole('button', { name: 'Cancel' }));
      const menu = await openMenu(user, amara);
      await user.click(menu.getByRole('menuitem', { name: 'Edit', hidden: true }));
      const edit = within(await screen.findByRole('dialog', { name: /Amara Osei/ }));
      expect(edit.getByLabelText(/^First name/)).toHaveValue('Amara');
    },
  );

  it('sorts by a header and reverses the order on the second press', covers('WRK-127'), async () => {
    await beginAnew();
    const { user } = await renderScreen(list, {
      as: 'mia',
      stored: {
        contacts: [
          aContact({ id: 'ash', firstName: 'Bea', lastName: 'Ash' }),
          aContact({ id: 'birch', firstName: 'Cem', lastName: 'Birch' }),
          aContact({ id: 'cedar', firstName: 'Ann', lastName: 'Cedar' }),
        ],
      },
    });
    await waitFor(() => expect(firstNames()).toEqual(['Bea', 'Cem', 'Ann']));
    const head = () => screen.getByRole('button', { name: /first name/i });
    await user.click(head());
    await waitFor(() => expect(firstNames()).toEqual(['Ann', 'Bea', 'Cem']));
    await user.click(head());
    await waitFor(() => expect(firstNames()).toEqual(['Cem', 'Bea', 'Ann']));
  });

  it.each([
    ['row', false],
    ['card', true],
  ])('offers to sync a contact in its %s', covers('WRK-110'), async (_, isNarrow) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: isNarrow,
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    answerApi({ 'GET /api/salesforce/status': () => ({ body: { enabled: true, isConnected: true } }) });
    const { user } = await renderScreen(list, { as: 'mia' });
    const menu = await openMenu(user, amara);
    await user.click(menu.getByRole('menuitem', { name: 'Sync to Salesforce', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Sync Amara Osei to Salesforce' })).toBeVisible();
  });
});

describe('a new contact', () => {
  it('shows the success message for 1.5 s before the form closes', covers('WRK-146', 'WRK-147'), async () => {
    const { user } = await renderScreen(`${list}?form=new`, { as: 'mia' });
    const form = within(await screen.findByRole('dialog', { name: 'Add contact' }));
    await user.type(form.getByLabelText(/^First name/), 'Zoé');
    await user.type(form.getByLabelText(/^Last name/), 'Zimmer');
    // Stops the clock for this one pause, so that a busy machine sees the message too.
    let close: (() => void) | undefined;
    const { setTimeout: later } = globalThis;
    vi.stubGlobal('setTimeout', (work: () => void, delay?: number) => {
      if (delay !== 1_500) return later(work, delay);
      close = work;
      return 0;
    });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Contact created successfully')).toBeVisible();
    expect(close).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Add contact' })).toBeVisible();
    act(() => close?.());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add contact' })).toBeNull());
    expect(
      (await stored('manualContacts')).some(({ fields }) =>
        JSON.stringify(fields['lastName']).includes('Zimmer'),
      ),
    ).toBe(true);
  });
});

describe('a Salesforce sync', () => {
  const connected: ApiAnswers = {
    'GET /api/salesforce/status': () => ({ body: { enabled: true, isConnected: true } }),
  };
  const openSync = async (answers: ApiAnswers) => {
    answerApi({ ...connected, ...answers });
    const { user } = await renderScreen(list, { as: 'mia' });
    const menu = await openMenu(user, amara);
    await user.click(menu.getByRole('menuitem', { name: 'Sync to Salesforce', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sync Amara Osei to Salesforce' }));
    return { user, dialog, start: await dialog.findByRole('button', { name: 'Sync now' }) };
  };

  it('goes from idle through syncing to synced', covers('WRK-229'), async () => {
    let arrive: (answer: { readonly body: object }) => void = () => {};
    const arriving = new Promise<{ readonly body: object }>((resolve) => (arrive = resolve));
    const { user, dialog, start } = await openSync({
      'POST /api/salesforce/contacts/sync': () => arriving,
    });
    expect(dialog.queryByText('Syncing…')).toBeNull();
    await user.click(start);
    expect(await dialog.findByText('Syncing…')).toBeVisible();
    expect(start).toBeDisabled();
    arrive({ body: { contact: 'x', name: amara, success: true, did: 'created', notices: [] } });
    expect(await dialog.findByText('1 contact is synced.')).toBeVisible();
    expect(dialog.getByText('Added to Salesforce')).toBeVisible();
  });

  it('shows the reason of a failure and can be started again', covers('WRK-229', 'WRK-237'), async () => {
    const { user, dialog, start } = await openSync({
      'POST /api/salesforce/contacts/sync': () => ({ status: 502, body: '<html>Bad gateway</html>' }),
    });
    await user.click(start);
    expect(await dialog.findByText('Failed to sync contact with Salesforce')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('the analysis of a contact', () => {
  const analysis = {
    ai_summary: 'Knows two boards.',
    ai_next_step: 'Call on Monday.',
    last_analyzed: '2026-11-24T09:00:00Z',
    used_fallback: false,
    notesUsed: 0,
  };

  it('warns about the missing key and continues', covers('WRK-190'), async () => {
    answerApi({
      'GET /api/notes-ai/check-openai': () => ({
        body: {
          status: 'error',
          apiKeyPresent: false,
          clientInitialized: false,
          message: 'OpenAI API key is missing. Using fallback analysis.',
        },
      }),
      'POST /api/notes-ai/analyze-contact': () => ({ body: analysis }),
    });
    const { user } = await renderScreen(list, { as: 'mia' });
    const menu = await openMenu(user, amara);
    await user.click(menu.getByRole('menuitem', { name: 'AI analysis', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: /Amara Osei/ }));
    await user.click(await dialog.findByRole('button', { name: /^Analy[sz]e/ }));
    expect(await dialog.findByText('OpenAI API key is missing. Using fallback analysis.')).toBeVisible();
    expect(await dialog.findByText('Knows two boards.')).toBeVisible();
  });
});
