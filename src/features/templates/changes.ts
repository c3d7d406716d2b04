import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import { WordedError } from '@/shared/outcomes/outcome-message';
import { batchChange, createChange, patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { trashPart } from '@/shared/trash/trash';
import { templates } from './collections';
import { longestName, type Template, type TemplateWriting } from './schema';
import { templateTexts as texts } from './texts';

const reasons = (text: string): Partial<Readonly<Record<FailureKind, string>>> => ({
  denied: text,
  invalid: text,
  gone: text,
  exists: text,
});

const nameOf = ({ name }: Pick<Template, 'name'>): string => name || texts.untitled;

/** Creates a template owned by this person and not shared. */
export const createTemplate = (
  { name, category, content, contentType }: TemplateWriting,
  actor: Actor,
  { id = randomId(), refused = texts.notCreated }: { readonly id?: string; readonly refused?: string } = {},
): SaveHandle =>
  save(
    createChange(templates, id, {
      fields: {
        name,
        category,
        content,
        contentType,
        sharedWith: [],
        createdBy: actor.uid,
        createdAt: serverTime,
        updatedAt: serverTime,
      },
      what: texts.changeOf.template(name),
      labels: texts.labels,
      reasons: reasons(refused),
    }),
  );

/** Saves a person's changes to a template. Merges the text if someone else changed it too (decision 038). */
export const updateTemplate = (template: WithId<Template>, writing: TemplateWriting): SaveHandle =>
  save(
    patchChange(templates, template.id, {
      patch: { ...writing, updatedAt: serverTime },
      base: template,
      ...(writing.contentType === template.contentType && { merge: { content: 'rich-text' } }),
      what: texts.changeOf.template(writing.name),
      labels: texts.labels,
      reasons: reasons(texts.notUpdated),
    }),
  );

/** Thrown for a template without an id, which the database can't address (WRK-407). */
export class TemplateIdMissingError extends WordedError {
  override readonly name = 'TemplateIdMissingError';
}

/**
 * Copies a template for this person, not shared, with "(Copy)" after its name (WRK-404, WRK-405). Throws a
 * TemplateIdMissingError (WRK-407).
 */
export function duplicateTemplate(template: WithId<Template>, actor: Actor): SaveHandle {
  if (template.id === '') throw new TemplateIdMissingError(texts.idMissing);
  const room = longestName - texts.copyOf('').length;
  const name = texts.copyOf(nameOf(template).slice(0, room).trimEnd());
  return createTemplate({ ...template, name }, actor, { refused: texts.notDuplicated });
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

/** Moves a template to the trash. */
export const deleteTemplate = (template: WithId<Template>): SaveHandle =>
  save(
    batchChange([trashPart(templates, template, { title: nameOf(template), base: template })], {
      what: texts.changeOf.deletion(nameOf(template)),
      reasons: reasons(texts.notDeleted),
    }),
  );
