import { describe, expect, it } from 'vitest';
import { missingTexts, unfounded } from './fixed-texts';
import type { TextElsewhere } from './text-row';
import { apiCallTexts } from './workspace-texts/api';
import { calendarAndAdminTexts } from './workspace-texts/calendar-and-admin';
import { contactsTexts } from './workspace-texts/contacts';
import { homeAndFrameTexts } from './workspace-texts/home-and-frame';
import { notesAndTemplatesTexts } from './workspace-texts/notes-and-templates';

const texts = [
  ...homeAndFrameTexts,
  ...contactsTexts,
  ...notesAndTemplatesTexts,
  ...calendarAndAdminTexts,
  ...apiCallTexts,
];

const mail = 'src/features/leads/management/playbook-mail.test.ts';
const steps = 'src/features/notes/goals/goal-steps.test.ts';

// Texts without a constant, and texts that the product writes into records and mails.
const elsewhere: readonly TextElsewhere[] = [
  ['WRK-199', 'Missing required fields: subject', 'tests/functions/ai.test.ts'],
  ['WRK-228', 'Unknown', 'tests/functions/salesforce/salesforce.test.ts'],
  ['WRK-338', 'Next Steps', steps],
  ['WRK-340', 'Previous Steps', steps],
  ['WRK-375', 'Unable to analyze contact notes at this time', 'tests/functions/ai.test.ts'],
  ['WRK-381', 'within 4 weeks', 'src/features/notes/ai/estimates.test.ts'],
  ['WRK-524', 'Prospect-Finder Mini-Playbook', mail],
  ['WRK-524', 'Grant-Radar resources', mail],
  ['WRK-524', 'Tech-Stack Snapshot Audit', mail],
  ['WRK-524', 'Copilot/Gemini Quick-Enable Walk-through', mail],
  ['WRK-524', 'Security Quick-Start Sheet', mail],
  ['WRK-530', 'N/A', 'tests/screens/leads.test.tsx'],
  ['WRK-782', 'Invalid date', 'src/shared/i18n/i18n.test.ts'],
];

// Quotes in rows that are not texts of a screen or an answer.
const notShown = [
  // The heading of a section of the list.
  'WRK-012 HTTP API',
];

// Replaced by the decision of 23 November 2026: records deleted in these dialogs go to the trash.
const replaced = [
  'WRK-313 Are you sure you want to delete this note? This action cannot be undone.',
  'WRK-526 This action cannot be undone.',
];

describe('the texts that requirements fix in the workspace', () => {
  it.each(texts)('%s reads "%s"', (_, text, inProduct) => {
    expect(inProduct).toBe(text);
  });

  it('are asserted by the named tests', () => {
    expect(unfounded(elsewhere)).toEqual([]);
  });

  it('are all in the tables', () => {
    expect(missingTexts('workspace', /"([^"]+)"/g, [...texts, ...elsewhere])).toEqual([
      ...notShown,
      ...replaced,
    ]);
  });
});
