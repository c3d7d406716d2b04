import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { saveFile } from '@/shared/lib/save-file';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { calendarEvents } from '../collections';
import { endOfTime } from '../dates/repeats';
import { eventsIn } from '../queries';
import type { CalendarEvent } from '../schema';
import { icsTexts as texts } from './texts';

const icsCode = lazyCode(() => import('./write-ics'));

/** Downloads events as one file. Reports the number of events in it, or a failure. */
export async function downloadEvents(events: readonly WithId<CalendarEvent>[]): Promise<void> {
  try {
    const { writeIcs } = await icsCode.load();
    const [first] = events;
    const name =
      events.length === 1 && first ? first.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) : '';
    saveFile(`${name || texts.fileName}.ics`, writeIcs(events), 'text/calendar;charset=utf-8');
    showMessage('success', texts.exported(events.length));
  } catch {
    showMessage('error', texts.notExported);
  }
}

/** Downloads all events that a person owns or can see, as one file. */
export async function downloadAll(actor: Actor): Promise<void> {
  try {
    const everything = { start: new Date(Date.UTC(2000, 0, 1)), end: endOfTime };
    const { documents } = await listDocuments(calendarEvents, eventsIn(everything, actor));
    await downloadEvents(documents);
  } catch {
    showMessage('error', texts.notExported);
  }
}
