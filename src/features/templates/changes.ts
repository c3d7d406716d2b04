import { recordChanges } from '@/shared/entity/record-changes';
import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import { WordedError } from '@/shared/outcomes/outcome-message';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { templateEntity } from './entity';
import { longestName, type Template, type TemplateWriting, templates } from './schema';
import { templateTexts as texts } from './texts';

const reasons = (text: string): Partial<Readonly<Record<FailureKind, string>>> => ({
  denied: text,
  invalid: text,
  gone: text,
  exists: text,
});

const nameOf = ({ name }: Pick<Template, 'name'>): string => name || texts.untitled;

const { create, update, remove } = recordChanges<Template, TemplateWriting>(templateEntity, templates, {
  nameOf,
  texts: {
    changeOfNew: texts.changeOf.template,
    changeOf: texts.changeOf.template,
    changeOfDeletion: texts.changeOf.deletion,
    changeOfRestoring: texts.changeOf.template,
    notSaved: texts.notUpdated,
    notDeleted: texts.notDeleted,
  },
  labels: texts.labels,
  first: { sharedWith: [] },
  merge: (template, { contentType }) =>
    contentType === template.contentType ? { content: 'rich-text' } : undefined,
  reasonsOf: reasons,
});

/** Makes a template of this person's, shared with nobody. */
export const createTemplate = (
  { name, category, content, contentType }: TemplateWriting,
  { id = randomId(), refused = texts.notCreated }: { readonly id?: string; readonly refused?: string } = {},
): SaveHandle => create(id, { name, category, content, contentType }, refused);

/**
 * Saves what a person has written over the template that they started from; two people's changes of the text are merged (decision 038).
 */
export const updateTemplate = update;

/** Moves a template to the trash. */
export const deleteTemplate = remove;

/** A template without an id cannot be addressed in the database (WRK-407). */
export class TemplateIdMissingError extends WordedError {
  override readonly name = 'TemplateIdMissingError';
}

/**
 * Makes a copy of a template for this person: its name followed by "(Copy)" (WRK-404), shared with nobody (WRK-405). Throws
 * TemplateIdMissingError (WRK-407).
 */
export function duplicateTemplate(template: WithId<Template>): SaveHandle {
  if (template.id === '') throw new TemplateIdMissingError(texts.idMissing);
  const room = longestName - texts.copyOf('').length;
  const name = texts.copyOf(nameOf(template).slice(0, room).trimEnd());
  return createTemplate({ ...template, name }, { refused: texts.notDuplicated });
}

/**
 * Shares a template with these people and nobody else. The rules take one more colleague a write, so several people are several
 * changes, one after the other (decision 024).
 */
export function shareTemplate(template: WithId<Template>, people: readonly string[]): readonly SaveHandle[] {
  const kept = template.sharedWith.filter((uid) => people.includes(uid));
  const added = people.filter((uid) => !kept.includes(uid));
  const first = kept.length < template.sharedWith.length ? [kept] : [];
  const steps = [...first, ...added.map((_, place) => [...kept, ...added.slice(0, place + 1)])];
  let before: WithId<Template> = template;
  return steps.map((sharedWith) => {
    const handle = save(
      patchChange(templates, template.id, {
        patch: { sharedWith, updatedAt: serverTime },
        base: before,
        isStep: true,
        merge: { sharedWith: 'list' },
        what: texts.changeOf.sharing(nameOf(template)),
        labels: texts.labels,
        reasons: reasons(texts.notShared),
      }),
    );
    before = { ...before, sharedWith };
    return handle;
  });
}
