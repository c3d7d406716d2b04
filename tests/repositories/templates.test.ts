import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  shareTemplate,
  TemplateIdMissingError,
  updateTemplate,
} from '@/features/templates/changes';
import { templates } from '@/features/templates/collections';
import { visibleTemplates } from '@/features/templates/queries';
import type { Template } from '@/features/templates/schema';
import type { WithId } from '@/shared/firebase/collection';
import { getDocument, listDocuments } from '@/shared/firebase/database';
import { randomId } from '@/shared/lib/random-id';
import { toPlain, toRich } from '@/shared/rich-text/stored-content';
import { currentSaving, setSaving } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { reasonOf } from '@/shared/saving/shown/texts';
import { saveSettings, settings } from '@/shared/settings/settings';
import { mia, type PersonName } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { as } from './browsers';
import { beginAnew, stored } from './local-backend';
import { signIn } from './people';

const writing = {
  name: 'First call',
  category: 'meeting',
  content: toRich('Who decides?\nBy when?'),
  contentType: 'rich',
} as const;

async function read(id: string): Promise<WithId<Template>> {
  const found = await getDocument(templates, id);
  if (!found?.ok) throw new Error(`The template ${id} cannot be read.`);
  return found.document;
}

/** Creates a template of Mia's. */
async function aTemplate(): Promise<WithId<Template>> {
  const id = randomId();
  const { settled } = createTemplate(writing, await as('mia'), { id });
  expect(await settled).toEqual({ state: 'saved', already: false });
  return read(id);
}

const seenBy = async (name: PersonName) => {
  const { documents } = await listDocuments(templates, visibleTemplates(await as(name)));
  return documents.map(({ id }) => id);
};

beforeEach(beginAnew);

describe('templates', () => {
  it(
    'are visible to their creator, to people they are shared with, and to administrators',
    covers('WRK-393'),
    async () => {
      const template = await aTemplate();
      expect(await seenBy('mia')).toEqual([template.id]);
      expect(await seenBy('theo')).toEqual([]);
      expect(await seenBy('ada')).toEqual([template.id]);
      await as('mia');
      const [shared] = shareTemplate(template, ['theo']);
      expect(await shared?.settled).toMatchObject({ state: 'saved' });
      expect(await seenBy('theo')).toEqual([template.id]);
    },
  );

  it('are shared with people one by one and unshared from several at once', async () => {
    const template = await aTemplate();
    const steps = shareTemplate(template, ['theo', 'noor', 'ada']);
    expect(steps).toHaveLength(3);
    for (const { settled } of steps) expect(await settled).toMatchObject({ state: 'saved' });
    const after = await read(template.id);
    expect(after.sharedWith).toEqual(['theo', 'noor', 'ada']);
    const back = shareTemplate(after, ['noor']);
    expect(back).toHaveLength(1);
    expect(await back[0]?.settled).toMatchObject({ state: 'saved' });
    expect((await read(template.id)).sharedWith).toEqual(['noor']);
  });

  it(
    'can be duplicated but not changed by people they are shared with',
    covers('WRK-404', 'WRK-405', 'WRK-664'),
    async () => {
      const template = await aTemplate();
      await shareTemplate(template, ['theo'])[0]?.settled;
      const theo = await as('theo');
      const shared = await read(template.id);
      expect(await updateTemplate(shared, { ...writing, name: 'Mine' }).settled).toMatchObject({
        state: 'refused',
      });
      expect(await shareTemplate(shared, [])[0]?.settled).toMatchObject({ state: 'refused' });
      expect(await duplicateTemplate(shared, theo).settled).toMatchObject({ state: 'saved' });
      const copies = (await stored('templates')).filter(({ id }) => id !== template.id);
      expect(copies).toHaveLength(1);
      expect(copies[0]?.fields).toMatchObject({
        name: { stringValue: 'First call (Copy)' },
        createdBy: { stringValue: 'theo' },
        content: { stringValue: writing.content },
      });
      expect((await read(copies[0]?.id ?? '')).sharedWith).toEqual([]);
    },
  );

  it('cannot be duplicated without an id', covers('WRK-407'), async () => {
    const template = await aTemplate();
    expect(() => duplicateTemplate({ ...template, id: '' }, mia)).toThrow(TemplateIdMissingError);
    expect(() => duplicateTemplate({ ...template, id: '' }, mia)).toThrow('Template ID is required');
  });

  it('keep a name within the limit when duplicated', async () => {
    const template = await aTemplate();
    const long = { ...template, name: 'a'.repeat(200) };
    expect(await duplicateTemplate(long, mia).settled).toMatchObject({ state: 'saved' });
  });

  it('name the failed action if a change is refused', covers('WRK-409', 'WRK-410'), async () => {
    const template = await aTemplate();
    await shareTemplate(template, ['theo'])[0]?.settled;
    const theo = await as('theo');
    const shared = await read(template.id);
    const failureOf = async ({ settled }: SaveHandle) => {
      expect(await settled).toMatchObject({ state: 'refused' });
      const [change] = currentSaving()?.view().changes ?? [];
      const text = change && reasonOf(change);
      await currentSaving()?.discard(change?.id ?? '');
      return text;
    };
    const [unshared] = shareTemplate(shared, []);
    expect(unshared && (await failureOf(unshared))).toBe('Failed to share template');
    expect(await failureOf(updateTemplate(shared, { ...writing, name: 'Mine' }))).toBe(
      'Failed to update template',
    );
    expect(await failureOf(deleteTemplate(shared))).toBe('Failed to delete template');
    expect(await failureOf(createTemplate({ ...writing, category: '' }, theo))).toBe(
      'Failed to create template',
    );
    expect(await failureOf(duplicateTemplate({ ...shared, category: '' }, theo))).toBe(
      'Failed to duplicate template',
    );
  });

  it('move to the trash', async () => {
    const template = await aTemplate();
    expect(await deleteTemplate(template).settled).toMatchObject({ state: 'saved' });
    expect(await stored('templates')).toEqual([]);
    expect((await stored('trash')).map(({ id }) => id)).toEqual([`templates-${template.id}`]);
  });
});

describe('two people editing one template', () => {
  const text = (template: Template) => toPlain(template.content, template.contentType);

  it('both find their text in it', async () => {
    const template = await aTemplate();
    await as('ada');
    const theirs = { ...writing, content: toRich('Who decides?\nWho pays?\nBy when?') };
    expect(await updateTemplate(template, theirs).settled).toMatchObject({ state: 'saved' });
    await as('mia');
    const mine = { ...writing, name: 'The first call', content: toRich('Who decides, really?\nBy when?') };
    expect(await updateTemplate(template, mine).settled).toMatchObject({ state: 'saved' });
    const both = await read(template.id);
    expect(both.name).toBe('The first call');
    expect(text(both)).toBe('Who decides, really?\nWho pays?\nBy when?');
  });

  it('get a conflict if one changed what the other deleted, and nothing is written before', async () => {
    const template = await aTemplate();
    await as('ada');
    expect(
      await updateTemplate(template, { ...writing, content: toRich('Who decides?') }).settled,
    ).toMatchObject({ state: 'saved' });
    await as('mia');
    const mine = toRich('Who decides?\nBy when, and for how much?');
    expect(await updateTemplate(template, { ...writing, content: mine }).settled).toMatchObject({
      state: 'clash',
    });
    expect(text(await read(template.id))).toBe('Who decides?');
    const [change] = currentSaving()?.view().changes ?? [];
    expect(change?.stuck).toMatchObject({ kind: 'clash', fields: [{ field: 'content', mine }] });
    await currentSaving()?.resolve(change?.id ?? '', { [`templates/${template.id}/content`]: 'mine' });
    await vi.waitFor(async () => expect((await read(template.id)).content).toBe(mine));
  });

  it('find no text twice after a repeated save', async () => {
    const template = await aTemplate();
    const through = globalThis.fetch;
    let losses = 0;
    const isOurs = (address: RequestInfo | URL, { body }: RequestInit = {}) =>
      new Request(address).url.includes(':commit') && typeof body === 'string' && body.includes(template.id);
    // The first answer is lost after the server has carried out the write, and a colleague writes before the
    // retry.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      const answer = await through(address, { ...options, signal: null });
      if (losses > 0 || !isOurs(address, options)) return answer;
      losses += 1;
      vi.restoreAllMocks();
      const after = await read(template.id);
      const mia = currentSaving();
      await as('ada');
      await updateTemplate(after, { ...writing, content: toRich('Who decides?\nBy when?\nWhere?\nHow?') })
        .settled;
      await signIn('mia');
      setSaving(mia);
      throw new TypeError('Failed to fetch');
    });
    const { settled } = updateTemplate(template, {
      ...writing,
      content: toRich('Who decides?\nBy when?\nWhere?'),
    });
    expect(await settled).toMatchObject({ state: 'saved' });
    expect(losses).toBe(1);
    expect(text(await read(template.id))).toBe('Who decides?\nBy when?\nWhere?\nHow?');
  });
});

describe('custom categories', () => {
  it('are stored for the person, the first one and further ones', async () => {
    await as('mia');
    const first = { donor_calls: 'Donor calls' };
    expect(await saveSettings('mia', undefined, 'templateCategories', first).settled).toMatchObject({
      state: 'saved',
    });
    const found = await getDocument(settings, 'mia');
    if (!found?.ok) throw new Error('The settings cannot be read.');
    const both = { ...first, board: 'Board' };
    expect(await saveSettings('mia', found.document, 'templateCategories', both).settled).toMatchObject({
      state: 'saved',
    });
    const after = await getDocument(settings, 'mia');
    expect(after?.ok && after.document.templateCategories).toEqual(both);
  });

  it('cannot be stored for another person', async () => {
    await as('mia');
    const change = saveSettings('theo', undefined, 'templateCategories', { a: 'A' });
    expect(await change.settled).toMatchObject({ state: 'refused' });
  });
});
