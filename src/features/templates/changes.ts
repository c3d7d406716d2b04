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

/** Creates a template owned by this person and not shared. */
export const createTemplate = (
  { name, category, content, contentType }: TemplateWriting,
  { id = randomId(), refused = texts.notCreated }: { readonly id?: string; readonly refused?: string } = {},
): SaveHandle => create(id, { name, category, content, contentType }, refused);

/** Saves a person's changes to a template. Merges the text if someone else changed it too (decision 038). */
export const updateTemplate = update;

/** Moves a template to the trash. */
export const deleteTemplate = remove;

/** Thrown for a template without an id, which the database can't address (WRK-407). */
export class TemplateIdMissingError extends WordedError {
  override readonly name = 'TemplateIdMissingError';
}

/**
 * Copies a template for this person, not shared, with "(Copy)" after its name (WRK-404, WRK-405). Throws a
 * TemplateIdMissingError (WRK-407).
 */
export function duplicateTemplate(template: WithId<Template>): SaveHandle {
  if (template.id === '') throw new TemplateIdMissingError(texts.idMissing);
  const room = longestName - texts.copyOf('').length;
  const name = texts.copyOf(nameOf(template).slice(0, room).trimEnd());
  return createTemplate({ ...template, name }, { refused: texts.notDuplicated });
}

/**
 * Shares a template with exactly these people. The rules allow one new colleague a write, so several people
 * need several changes in sequence (decision 024).
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
