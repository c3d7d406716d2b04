import { useMemo, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatter } from '@/shared/i18n/format';
import { saveCsv } from '@/shared/lib/csv';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Row } from '@/shared/ui/layout/row';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { notes } from '../collections';
import { type NoteContacts, useContactNames } from '../contact-names';
import { reportedNotes, timedSince } from '../queries';
import type { Note } from '../schema';
import { noteTexts } from '../texts';
import { clockTime } from '../timer';
import { timerTexts as texts } from './texts';
import styles from './timers.module.css';
import { dayText, oldestReport, timeByContact, weekOf, weeksOn } from './weeks';

interface TimeReportProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  readonly onClose: () => void;
}

const none: readonly WithId<Note>[] = [];
const dayLabel = formatter({ dateStyle: 'medium' });

/** Shows the time spent on notes by contact and week, and exports it as a file for a spreadsheet. */
export const TimeReport = ({ actor, contacts, onClose }: TimeReportProps) => {
  const [now] = useState(() => new Date());
  const [week, setWeek] = useState(() => weekOf(now));
  const watch = useMemo(
    () => watchList(notes, timedSince(week, actor), { scope: 'time-report' }),
    [week, actor],
  );
  const { live, retry } = useWatch(watch);
  const stored = 'data' in live && live.data ? live.data.documents : none;
  const report = timeByContact(useWithPendingChanges(notes, stored), week, now);
  const names = useContactNames(
    contacts,
    report.map(({ contactId }) => contactId).filter((id) => id !== ''),
  );
  const nameOf = (id: string) => (id === '' ? texts.noContact : (names.get(id) ?? noteTexts.unknownContact));
  const total = report.reduce((sum, { ms }) => sum + ms, 0);
  const isFirst = week <= oldestReport(now);
  const isLast = weeksOn(week, 1) > now;

  const exportCsv = () =>
    saveCsv(`time-${dayText(week)}`, [
      texts.csvHeads,
      ...report.flatMap(({ contactId, notes: of }) =>
        of.map(({ note, ms }) => [
          dayText(week),
          contactId === '' ? '' : nameOf(contactId),
          noteTexts.titleOf(note.title),
          clockTime(ms),
          Math.floor(ms / 1_000),
        ]),
      ),
    ]);

  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      title={texts.report}
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            variant="primary"
            small
            aria-disabled={report.length === 0}
            onClick={() => report.length > 0 && exportCsv()}
          >
            {texts.exportCsv}
          </Button>
        </>
      }
    >
      <Row>
        <Button
          variant="quiet"
          small
          aria-disabled={isFirst}
          onClick={() => {
            if (!isFirst) setWeek(weeksOn(week, -1));
          }}
        >
          {texts.previousWeek}
        </Button>
        <output>{texts.weekOf(dayLabel(week))}</output>
        <Button
          variant="quiet"
          small
          aria-disabled={isLast}
          onClick={() => {
            if (!isLast) setWeek(weeksOn(week, 1));
          }}
        >
          {texts.nextWeek}
        </Button>
      </Row>
      <LiveView live={live} retry={retry} loading={texts.reportLoading} failed={texts.reportFailed}>
        {() => (
          <>
            {stored.length >= reportedNotes && <p>{texts.cut(reportedNotes)}</p>}
            {report.length === 0 ? (
              <p>{texts.noTime}</p>
            ) : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{texts.contact}</th>
                    <th scope="col">{texts.notes}</th>
                    <th scope="col">{texts.time}</th>
                  </tr>
                </thead>
                <tbody>
                  {report.map(({ contactId, ms, notes: of }) => (
                    <tr key={contactId}>
                      <th scope="row" dir="auto">
                        {nameOf(contactId)}
                      </th>
                      <td dir="auto">{of.map(({ note }) => noteTexts.titleOf(note.title)).join(', ')}</td>
                      <td>{clockTime(ms)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={2}>
                      {texts.total}
                    </th>
                    <td>{clockTime(total)}</td>
                  </tr>
                </tfoot>
              </table>
            )}
          </>
        )}
      </LiveView>
    </Dialog>
  );
};
