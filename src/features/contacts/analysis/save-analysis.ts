import type { ContactAnalysis } from '@/contracts/ai-contacts';
import type { WithId } from '@/shared/firebase/collection';
import { serverTime } from '@/shared/firebase/fields';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { stamped, stamps } from '../changes';
import { contacts } from '../collections';
import { type Contact, nameOf } from '../schema';
import { analysisTexts } from './texts';

/** Stores an analysis on its contact (WRK-177). */
export function saveAnalysis(contact: WithId<Contact>, analysis: ContactAnalysis, uid: string): SaveHandle {
  const reason = analysisTexts.notSaved;
  return save(
    patchChange(contacts, contact.id, {
      patch: {
        ai_summary: analysis.ai_summary,
        ai_next_step: analysis.ai_next_step,
        ai_insights: analysis.ai_insights,
        ai_next_steps: analysis.ai_next_steps,
        used_fallback: analysis.used_fallback,
        last_analyzed: serverTime,
        ...stamps(uid),
      },
      base: contact,
      // The person has seen the new analysis and chose it, so a concurrent analysis is no conflict.
      derived: {
        fields: [...stamped, 'ai_summary', 'ai_next_step', 'ai_insights', 'ai_next_steps', 'used_fallback'],
      },
      marks: ['last_analyzed'],
      what: analysisTexts.changeOf(nameOf(contact)),
      reasons: { denied: reason, invalid: reason, gone: reason },
    }),
  );
}
