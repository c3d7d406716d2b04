import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { noteSchema } from '../schema';
import { noteMenu, type NoteVerbs } from './note-menu';

const mia: Actor = {
  uid: 'mia',
  email: 'mia@acf.example',
  displayName: 'Mia',
  photoURL: '',
  role: 'regular',
  status: 'active',
};
const ada: Actor = { ...mia, uid: 'ada', role: 'admin' };
const theo: Actor = { ...mia, uid: 'theo' };

function menuOf(actor: Actor, fields: object = {}) {
  const verbs = {
    edit: vi.fn<NoteVerbs['edit']>(),
    share: vi.fn<NoteVerbs['share']>(),
    archive: vi.fn<NoteVerbs['archive']>(),
    duplicate: vi.fn<NoteVerbs['duplicate']>(),
    complete: vi.fn<NoteVerbs['complete']>(),
    addSteps: vi.fn<NoteVerbs['addSteps']>(),
    addTask: vi.fn<NoteVerbs['addTask']>(),
    ask: vi.fn<NoteVerbs['ask']>(),
    showVersions: vi.fn<NoteVerbs['showVersions']>(),
    leave: vi.fn<NoteVerbs['leave']>(),
    remove: vi.fn<NoteVerbs['remove']>(),
  };
  const note = { ...z.parse(noteSchema, { createdBy: 'mia', sharedWith: ['theo'], ...fields }), id: 'n' };
  const menu = noteMenu(note, actor, verbs);
  const press = (label: string) => menu.find((action) => action.label === label)?.onPress();
  return { labels: menu.map(({ label }) => label), menu, verbs, press, note };
}

const always = ['Suggest text', 'Analyze note'];
const goal = { category: 'goal' };

describe('The menu of a note', () => {
  it.each([
    ['its creator', mia, ['Edit', 'Share', ...always, 'Duplicate', 'Archive', 'Delete']],
    ['an administrator', ada, ['Edit', 'Share', ...always, 'Duplicate', 'Archive', 'Delete']],
    ['a person it is shared with', theo, [...always, 'Duplicate', 'Remove from my notes']],
    ['any other person', { ...mia, uid: 'noor' }, [...always, 'Duplicate']],
  ])('offers %s the permitted actions', (_, actor, labels) => {
    expect(menuOf(actor).labels).toEqual(labels);
  });

  it('offers the owner of its contact everything except deletion', () => {
    expect(menuOf(theo, { contactOwnerId: 'theo', contactId: 'c' }).labels).toEqual([
      'Edit',
      'Share',
      ...always,
      'Duplicate',
      'Archive',
    ]);
  });

  it.each([
    ['is open', {}, ['Mark as completed', 'Add next step', 'Add task'], ['Suggest tasks']],
    ['is completed', { isCompleted: true }, ['Mark as in progress', 'Add next step'], []],
    ['is archived', { isArchived: true }, ['Mark as completed', 'Add next step'], []],
  ])('offers the steps of a goal that %s', (_, fields, steps, suggestions) => {
    expect(menuOf(mia, { ...goal, ...fields }).labels).toEqual([
      'Edit',
      ...steps,
      'Share',
      ...always,
      ...suggestions,
      'Duplicate',
      'isArchived' in fields ? 'Unarchive' : 'Archive',
      'Delete',
    ]);
  });

  it('lets people add tasks to a goal shared with them, but not request suggestions', () => {
    expect(menuOf(theo, goal).labels).toEqual(['Add task', ...always, 'Duplicate', 'Remove from my notes']);
  });

  it('offers earlier versions to people who may change the note, if there are any', () => {
    expect(menuOf(mia, { versionCount: 0 }).labels).not.toContain('Earlier versions');
    expect(menuOf(mia, { versionCount: 1 }).labels).toContain('Earlier versions');
    expect(menuOf(theo, { versionCount: 1 }).labels).not.toContain('Earlier versions');
  });

  it('toggles completed and archived', () => {
    const open = menuOf(mia, goal);
    open.press('Mark as completed');
    open.press('Archive');
    open.press('Suggest tasks');
    expect(open.verbs.complete).toHaveBeenCalledWith(open.note, true);
    expect(open.verbs.archive).toHaveBeenCalledWith(open.note, true);
    expect(open.verbs.ask).toHaveBeenCalledWith(open.note, 'tasks');
    const former = menuOf(mia, { ...goal, isCompleted: true, isArchived: true });
    former.press('Mark as in progress');
    former.press('Unarchive');
    expect(former.verbs.complete).toHaveBeenCalledWith(former.note, false);
    expect(former.verbs.archive).toHaveBeenCalledWith(former.note, false);
    expect(open.menu.filter(({ isFinal }) => isFinal).map(({ label }) => label)).toEqual(['Delete']);
  });
});
