import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressesOf } from '@/shared/entity/entity-address';
import { savingTexts } from '@/shared/saving/shown/texts';
import { ownRecords } from '@/testing/own-records';
import { beginAnew, stored } from '../repositories/local-backend';
import { store } from '../repositories/store-records';
import { renderScreen, type User } from './render-screen';

const slow = { timeout: 5_000 };

type Place = Pick<typeof screen, 'getByLabelText'>;

/** Enters a text, or chooses an option. */
async function enter(user: User, form: Place, label: string, value: string): Promise<void> {
  const field = form.getByLabelText(new RegExp(`^${label}`));
  if (field instanceof HTMLSelectElement) {
    await user.selectOptions(field, value);
    return;
  }
  await user.clear(field);
  await user.type(field, value);
}

beforeEach(beginAnew);

describe.each(ownRecords)(
  'the screens of own records: $entity.name',
  ({ entity, build, nameOf, screen: shown }) => {
    const { list } = addressesOf(entity, 'regular');
    const { texts, entered, changed } = shown;
    const record = build({ id: 'a'.repeat(20) });
    const name = nameOf(record);

    const storeRecord = async () => {
      const { id, ...fields } = record;
      await store(`${entity.collection}/${id}`, fields);
    };
    const row = (of: string) => screen.queryByRole('link', { name: of });
    const textStored = async () => JSON.stringify(await stored(entity.collection));

    it('list and count the records of the person, and open one', async () => {
      await storeRecord();
      const { user, router } = await renderScreen(list, { as: 'mia' });
      expect(await screen.findByText(/^1 of 1 /, {}, slow)).toBeVisible();
      await user.click(await screen.findByRole('link', { name }, slow));
      expect(await screen.findByRole('heading', { level: 1, name }, slow)).toBeVisible();
      expect(router.state.location.pathname).toBe(`${list}/${record.id}`);
    });

    it('show a colleague nothing of them', async () => {
      await storeRecord();
      await renderScreen(list, { as: 'theo' });
      expect(await screen.findByRole('button', { name: texts.add }, slow)).toBeVisible();
      await waitFor(() => expect(row(name)).toBeNull());
    });

    it('add a record, which the list then has', async () => {
      const { user } = await renderScreen(list, { as: 'mia' });
      await user.click(await screen.findByRole('button', { name: texts.add }, slow));
      const form = within(await screen.findByRole('dialog', { name: /^Add / }, slow));
      for (const [label, value] of Object.entries(entered)) await enter(user, form, label, value);
      await user.click(form.getByRole('button', { name: texts.save }));
      expect(await screen.findByRole('link', { name: shown.name }, slow)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add / })).toBeNull(), slow);
    });

    it('change a record', async () => {
      await storeRecord();
      const { user } = await renderScreen(`${list}/${record.id}`, { as: 'mia' });
      await user.click(await screen.findByRole('button', { name: texts.edit }, slow));
      const form = within(await screen.findByRole('dialog', { name: new RegExp(name) }, slow));
      const [label, value] = changed;
      await enter(user, form, label, value);
      await user.click(form.getByRole('button', { name: texts.save }));
      await waitFor(async () => expect(await textStored()).toContain(value), slow);
    });

    it('delete a record, and bring it back', async () => {
      await storeRecord();
      const { user } = await renderScreen(`${list}/${record.id}`, { as: 'mia' });
      await user.click(await screen.findByRole('button', { name: texts.delete }, slow));
      const question = within(await screen.findByRole('alertdialog', { name: texts.deleteTitle }, slow));
      await user.click(question.getByRole('button', { name: texts.delete }));
      expect(await screen.findByText(texts.deleted(name), {}, slow)).toBeVisible();
      await waitFor(() => expect(row(name)).toBeNull(), slow);
      await user.click(screen.getByRole('button', { name: savingTexts.undo }));
      expect(await screen.findByRole('link', { name }, slow)).toBeVisible();
    });
  },
);
