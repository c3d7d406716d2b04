import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { SaveHandle } from '@/shared/saving/saving';
import { showMessage } from '@/shared/ui/workspace/messages';
import { deleteTemplate, duplicateTemplate, shareTemplate } from './changes';
import { can } from './policy';
import type { Template } from './schema';
import { templateTexts as texts } from './texts';

/** Says what became of changes once the server has answered all of them. */
export async function tell(handles: readonly SaveHandle[], saved: string, refused: string): Promise<void> {
  const outcomes = await Promise.all(handles.map(({ settled }) => settled));
  if (outcomes.length === 0 || outcomes.some(({ state }) => state === 'discarded')) return;
  if (outcomes.every(({ state }) => state === 'saved')) showMessage('success', saved);
  else if (outcomes.some(({ state }) => state === 'refused')) showMessage('error', refused);
}

/** What people do with a template beside writing it; sharing and deleting ask first. */
export function useTemplateActions(actor: Actor) {
  const [sharing, setSharing] = useState<WithId<Template>>();
  const [deletion, setDeletion] = useState<WithId<Template>>();

  return {
    sharing,
    deletion,
    /** Whoever may not share it is told so (WRK-Q95). */
    askToShare: (template: WithId<Template>) => {
      if (can(actor, 'template.update', template)) setSharing(template);
      else showMessage('error', texts.mayNotShare);
    },
    share: (template: WithId<Template>, people: readonly string[]) => {
      setSharing(undefined);
      void tell(shareTemplate(template, people), texts.shared, texts.notShared);
    },
    askToDelete: setDeletion,
    remove: async (template: WithId<Template>) => {
      setDeletion(undefined);
      void tell([deleteTemplate(template)], texts.deleted, texts.notDeleted);
    },
    cancel: () => {
      setSharing(undefined);
      setDeletion(undefined);
    },
    duplicate: (template: WithId<Template>) => {
      try {
        void tell([duplicateTemplate(template, actor)], texts.duplicated, texts.notDuplicated);
      } catch (error) {
        showMessage('error', error instanceof Error ? error.message : texts.notDuplicated);
      }
    },
  };
}

export type TemplateActions = ReturnType<typeof useTemplateActions>;
