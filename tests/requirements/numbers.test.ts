import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goalContentLimit } from '@/contracts/ai-notes';
import { contactNoteLimit, notesPerContact } from '@/contracts/ai';
import { imageLimitBytes, imageTimeoutMs } from '@/contracts/capture';
import { salesforceTimeoutMs } from '@/contracts/salesforce';
import { passwordMinimum } from '@/contracts/users';
import { photoLimitBytes } from '@/features/account/photo/photo-file';
import { limits } from '@/features/analytics/viewer/limits';
import { daysAhead } from '@/features/calendar/home/upcoming';
import { defaultMinutes } from '@/features/calendar/schema';
import { closesAfterMs } from '@/features/contacts/form/contact-dialog';
import { contactsPerPage } from '@/features/contacts/queries';
import { greetingIntervalMs } from '@/features/home/home-screen';
import { writeTimeoutMs } from '@/features/leads/management/use-lead-actions';
import { maxRecentTasks, noteDates, sinceOf } from '@/features/notes/queries';
import { tickMs } from '@/features/notes/timers/use-now';
import { maxSecurityEvents } from '@/features/security/queries';
import { retryDelaysMs } from '@/features/users/accounts';
import { callTimeoutMs } from '@/shared/api/call';
import { minPasswordLength } from '@/shared/auth/password-strength';
import { narrowListQuery, narrowQuery } from '@/shared/lib/media-queries';
import { attemptTimeoutMs } from '@/shared/saving/sending/sender';
import { collapsedLength } from '@/shared/ui/workspace/expandable-text';

const noon = new Date(2026, 10, 24, 12);

describe('the numbers fixed by requirements', () => {
  it.each([
    ['WRK-057', '(max-width: 768px)', narrowQuery],
    ['WRK-072', 60_000, greetingIntervalMs],
    ['WRK-083, WRK-800', 100, collapsedLength],
    ['WRK-090', 14, daysAhead],
    ['WRK-098', 50, maxRecentTasks],
    // Narrower than 768 px, including 767.5, which occurs on scaled displays.
    ['WRK-100, WRK-101', '(max-width: 767.98px)', narrowListQuery],
    ['WRK-130', 7, contactsPerPage],
    ['WRK-147', 1_500, closesAfterMs],
    ['WRK-217', 5_242_880, imageLimitBytes],
    ['WRK-264', ['all', 'today', 'week', 'month'], noteDates],
    ['WRK-264', new Date(2026, 10, 24), sinceOf('today', noon)],
    ['WRK-264', new Date(2026, 10, 17, 12), sinceOf('week', noon)],
    ['WRK-264', new Date(2026, 9, 25, 12), sinceOf('month', noon)],
    ['WRK-324', 1_000, tickMs],
    ['WRK-424', 30, defaultMinutes],
    ['WRK-475', 10_000, salesforceTimeoutMs],
    ['WRK-484', 6, minPasswordLength],
    ['WRK-484', 6, passwordMinimum],
    ['WRK-504', 100, maxSecurityEvents],
    ['WRK-532', 8_000, writeTimeoutMs],
    ['WRK-532', 8_000, attemptTimeoutMs],
    ['WRK-546, WRK-550', 20, limits.shown],
    ['WRK-710', 1_500, goalContentLimit],
    ['WRK-712', 500, contactNoteLimit],
    ['WRK-713', 3, notesPerContact],
    ['WRK-724', 30_000, callTimeoutMs],
    ['WRK-743', [2_000, 4_000, 8_000], retryDelaysMs],
    ['WRK-756', 30_000, imageTimeoutMs],
    [
      'PUB-308, PUB-309',
      { requests: 100, events: 1_000 },
      { requests: limits.requests, events: limits.events },
    ],
    ['PUB-328, PUB-329', [10, 50], [limits.requestsExported, limits.eventsExported]],
    ['PUB-401', 2_097_152, photoLimitBytes],
  ])('%s: %j', (_, literal, inProduct) => {
    expect(inProduct).toEqual(literal);
  });

  // The test documents have no layout, so the style sheets are read.
  it.each([
    ['WRK-161', 'src/shared/ui/dialogs/dialog.module.css', 'width: min(450px,'],
    ['WRK-161', 'src/shared/ui/dialogs/dialog.module.css', 'max-height: min(650px, 85dvh)'],
    // 800 px at the default text size.
    ['WRK-250', 'src/shared/ui/dialogs/dialog.module.css', 'width: min(50rem,'],
    ['WRK-799', 'src/shared/lists/popover.module.css', '@media (width <= 640px)'],
    ['PUB-059', 'src/app/layouts/public/site-header.module.css', 'text-transform: uppercase'],
    ['PUB-083', 'src/app/layouts/public/site-header.tsx', "'(width > 992px)'"],
    ['PUB-083, PUB-406', 'src/app/layouts/public/site-header.module.css', '@media (width > 992px)'],
    ['PUB-083, PUB-406', 'src/app/layouts/public/site-header.module.css', '@media (width <= 992px)'],
    ['PUB-100', 'src/app/layouts/public/site-footer.module.css', '@media (width <= 480px)'],
    ['PRO-059', 'src/features/proposals/gate/gate.module.css', 'width: min(100%, 450px)'],
    ['PRO-078', 'src/features/proposals/page/proposal-header.module.css', 'height: 28px'],
    ['PRO-089', 'src/features/proposals/page/proposal-page.module.css', 'max-width: calc(1200px +'],
    ['PRO-130', 'src/features/proposals/page/confirmation-dialog.module.css', '--dialog-width: 500px'],
    ['PRO-158', 'src/features/proposals/local/local-page.module.css', 'max-width: 960px'],
  ])('%s is set in %s as "%s"', (_, file, rule) => {
    expect(readFileSync(file, 'utf8').includes(rule)).toBe(true);
  });
});
