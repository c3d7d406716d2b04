import type { Template } from '@/features/templates/schema';
import type { WithId } from '@/shared/firebase/collection';
import { cleanOps } from '@/shared/rich-text/ops';
import { storedOps } from '@/shared/rich-text/stored-content';
import { aTemplate } from '@/testing/records/template';

const line = (text: string, formats: Record<string, unknown> = {}) => [
  { insert: text },
  { insert: '\n', attributes: formats },
];
const rich = (...lines: readonly (readonly object[])[]) => storedOps(cleanOps(lines.flat()));

let count = 0;

function template(
  createdBy: string,
  name: string,
  { changed, ...fields }: Partial<Template> & { readonly changed: string },
): WithId<Template> {
  count += 1;
  return aTemplate({
    id: `seedTemplate${String(count).padStart(8, '0')}`,
    name,
    contentType: 'rich',
    createdBy,
    createdAt: new Date(changed),
    updatedAt: new Date(changed),
    ...fields,
  });
}

/** Templates of two people and an administrator, including a plain one and a right-to-left one. */
export const seedTemplates: readonly WithId<Template>[] = [
  template('mia', 'First call with {{contact.company}}', {
    category: 'meeting',
    changed: '2026-11-12T14:30:00Z',
    sharedWith: ['theo'],
    content: rich(
      line('First call', { header: 1 }),
      line('{{contact.name}}, {{date}}, led by {{author}}'),
      line('What brought them to us?', { list: 'bullet' }),
      line('Who decides, and by when?', { list: 'bullet' }),
      line('Which tools hold their donors today?', { list: 'bullet' }),
      line('Send the summary within two days', { list: 'unchecked' }),
    ),
  }),
  template('mia', 'Thank-you note after a visit', {
    category: 'general',
    changed: '2026-10-30T09:10:00Z',
    contentType: 'plain',
    content:
      'Dear {{contact.firstName}},\n\nThank you for showing us around on {{date}}. The volunteers at the intake desk made the case better than any slide.\n\nWarmly,\n{{author}}',
  }),
  template('ada', 'Board report: what AI did for us this quarter', {
    category: 'project',
    changed: '2026-11-18T16:05:00Z',
    sharedWith: ['mia', 'noor'],
    content: rich(
      line('Hours saved', { header: 2 }),
      line('By team, with how they were counted.'),
      line('Decisions we ask for', { header: 2 }),
      line('One a line, each with its cost.', { list: 'ordered' }),
    ),
  }),
  template('theo', 'Onboarding checklist for a food bank', {
    category: 'task',
    changed: '2026-11-03T11:45:00Z',
    content: rich(
      line('Signed agreement is filed', { list: 'checked' }),
      line('Access to the donor list, read only', { list: 'unchecked' }),
      line('Two people named who may say yes', { list: 'unchecked' }),
    ),
  }),
  template('noor', 'محضر اجتماع الشركاء', {
    category: 'meeting',
    changed: '2026-09-22T08:00:00Z',
    content: rich(line('الحاضرون', { header: 2 }), line('القرارات', { header: 2 })),
  }),
];
