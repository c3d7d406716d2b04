import { workspace } from '@/content/frame/workspace';
import { upcomingTexts } from '@/features/calendar/home/texts';
import { greetingAt } from '@/features/home/greeting';
import { homeTexts } from '@/features/home/texts';
import { homeNoteTexts } from '@/features/notes/home/texts';
import { sessionTexts } from '@/shared/auth/session-texts';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { screenTexts } from '@/shared/ui/workspace/texts';
import { workspaceScreens } from '@/app/workspace/screens';
import type { TextRow } from '../text-row';

const { addContact, logout } = workspace.menu;
// The owner's facts were added to the menu later (decision 048).
const inMenu = workspaceScreens.filter(({ id, icon }) => icon !== undefined && id !== 'organization');
const menu = [...inMenu.map((each) => each.menuLabel ?? each.title), addContact, logout].join(', ');

/** The texts that the rows about the home screen and the frame fix, word for word. */
export const homeAndFrameTexts: readonly TextRow[] = [
  ['WRK-039', 'Access denied. Admin privileges required.', sessionTexts.adminOnlyPage],
  ['WRK-040', 'Access denied. No role assigned.', sessionTexts.noRole],
  ['WRK-041', 'Loading...', sessionTexts.loading],
  [
    'WRK-050, WRK-051, WRK-052, WRK-053',
    'Home, Contacts, Notes Hub, Calendar, Change Log, Integrations, User Management, Security, Playbook Management, Analytics, Proposal Management, Add Contact, Logout',
    menu,
  ],
  ['WRK-054', 'Add Contact', workspace.menu.addContact],
  ['WRK-055', 'Logout', workspace.menu.logout],
  ['WRK-068', 'Good Morning', greetingAt(new Date(2026, 0, 5, 5))],
  ['WRK-068', 'Good Morning', greetingAt(new Date(2026, 0, 5, 11, 59))],
  ['WRK-069', 'Good Afternoon', greetingAt(new Date(2026, 0, 5, 12))],
  ['WRK-069', 'Good Afternoon', greetingAt(new Date(2026, 0, 5, 16, 59))],
  ['WRK-070', 'Good Evening', greetingAt(new Date(2026, 0, 5, 17))],
  ['WRK-070', 'Good Evening', greetingAt(new Date(2026, 0, 5, 4, 59))],
  ['WRK-074', 'Loading dashboard data...', homeCardTexts.loading],
  ['WRK-075', 'Failed to load dashboard data. Please try again later.', homeCardTexts.failed],
  ['WRK-076', 'Retry', homeCardTexts.retryLabel],
  ['WRK-078, WRK-079', 'Mindfulness Break', homeTexts.mindfulness.title],
  ['WRK-080, WRK-081, WRK-082, WRK-083, WRK-084', 'Contact Activity', homeNoteTexts.activity],
  ['WRK-080', 'New Today', homeNoteTexts.newToday],
  ['WRK-081', 'Follow-ups & Tasks', homeNoteTexts.followUps],
  ['WRK-083', 'Show more', screenTexts.showMore],
  ['WRK-083', 'Show less', screenTexts.showLess],
  ['WRK-084', 'No follow-ups or tasks scheduled', homeNoteTexts.noFollowUps],
  [
    'WRK-085, WRK-086, WRK-087, WRK-088, WRK-089, WRK-090, WRK-091, WRK-092',
    'Upcoming Meetings',
    upcomingTexts.title,
  ],
  ['WRK-085', 'This Week: 3', upcomingTexts.count(3)],
  ['WRK-088', 'Calendar', upcomingTexts.sources.calendar],
  ['WRK-088', 'Meeting', upcomingTexts.sources.meeting],
  ['WRK-089', 'No upcoming meetings scheduled for this week.', upcomingTexts.none],
  ['WRK-093, WRK-094, WRK-095, WRK-096, WRK-097, WRK-098', 'Notes & Tasks Summary', homeNoteTexts.summary],
  ['WRK-096', 'No recent tasks found', homeNoteTexts.noTasks],
  ['WRK-097', 'No content available', homeNoteTexts.noContent],
];
