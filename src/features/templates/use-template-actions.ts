import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { deleteTemplate, duplicateTemplate, shareTemplate } from './changes';
import { can } from './policy';
import type { Template } from './schema';
import { templateTexts as texts } from './texts';

/** Returns the actions on a template, apart from editing. Sharing and deleting ask first. */
export function useTemplateActions(actor: Actor) {
  const [sharing, setSharing] = useState<WithId<Template>>();
  const [deletion, setDeletion] = useState<WithId<Template>>();

  return {
    sharing,
    deletion,
    /** Opens the share dialog, or shows an error to people who may not share it (WRK-Q95). */
    askToShare: (template: WithId<Template>) => {
      if (can(actor, 'template.update', template)) setSharing(template);
      else showMessage('error', texts.mayNotShare);
    },
    share: (template: WithId<Template>, people: readonly string[]) => {
      setSharing(undefined);
      void reportOutcome(() => shareTemplate(template, people), {
        done: texts.shared,
        failed: texts.notShared,
      });
    },
    askToDelete: setDeletion,
    remove: async (template: WithId<Template>) => {
      setDeletion(undefined);
      void reportOutcome(() => deleteTemplate(template), { done: texts.deleted, failed: texts.notDeleted });
    },
    cancel: () => {
      setSharing(undefined);
      setDeletion(undefined);
    },
    duplicate: (template: WithId<Template>) =>
      void reportOutcome(() => duplicateTemplate(template), {
        done: texts.duplicated,
        failed: texts.notDuplicated,
      }),
  };
}

export type TemplateActions = ReturnType<typeof useTemplateActions>;
