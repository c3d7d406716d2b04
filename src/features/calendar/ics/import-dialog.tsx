import { useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { listDocuments } from '@/shared/firebase/database';
import { FileChoice } from '@/shared/forms/fields/file-choice';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { Stack } from '@/shared/ui/layout/stack';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { createEvent } from '../changes';
import { calendarEvents } from '../collections';
import { ruleText, whenText } from '../event-format';
import type { ReadEvent, ReadIcs } from './read-ics';
import styles from './import-dialog.module.css';
import { eventsIn } from '../queries';
import { occurrencesOf } from '../dates/occurrences';
import { endOfTime } from '../dates/repeats';
import { calendarTexts } from '../texts';
import { icsTexts as texts } from './texts';

const maxFileBytes = 2_000_000;
/** The maximum number of events imported from one file. Each one is a write of its own. */
const maxImportedEvents = 200;

interface ImportDialogProps {
  readonly actor: Actor;
  readonly onClose: () => void;
}

interface Preview {
  readonly events: readonly (ReadEvent & { readonly isKnown: boolean })[];
  readonly problems: ReadIcs['problems'];
  readonly isCut: boolean;
}

const sameText = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Reads a file and marks the events that the person already has. */
async function previewOf(file: File, actor: Actor): Promise<Preview> {
  const { readIcs } = await import('./read-ics');
  const { events, problems } = readIcs(await file.text());
  const shown = events.slice(0, maxImportedEvents);
  const times = shown.map(({ input }) => input.start.getTime());
  const span = { start: new Date(Math.min(...times)), end: new Date(Math.max(...times) + 1) };
  const { documents } =
    shown.length === 0 ? { documents: [] } : await listDocuments(calendarEvents, eventsIn(span, actor));
  return {
    events: shown.map((event) => ({
      ...event,
      isKnown: documents.some(
        ({ title, start }) =>
          sameText(title, event.input.title) && start.getTime() === event.input.start.getTime(),
      ),
    })),
    problems,
    isCut: events.length > shown.length,
  };
}

/** Reads a calendar file, lists its events, and stores the ones that stay selected. */
export const ImportDialog = ({ actor, onClose }: ImportDialogProps) => {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

  const take = async (file: File) => {
    setPreview(undefined);
    setProblem(undefined);
    if (file.size > maxFileBytes) {
      setProblem(texts.fileTooLarge);
      return;
    }
    setIsReading(true);
    try {
      const found = await previewOf(file, actor);
      setPreview(found);
      setChosen(new Set(found.events.flatMap(({ isKnown }, index) => (isKnown ? [] : [index]))));
      if (found.events.length + found.problems.length === 0) setProblem(texts.noEvents);
    } catch (reason) {
      setProblem(
        reason instanceof Error && reason.name === 'NotIcsError' ? reason.message : calendarTexts.notLoaded,
      );
    } finally {
      setIsReading(false);
    }
  };

  const store = async () => {
    const handles = (preview?.events ?? [])
      .filter((_, index) => chosen.has(index))
      .map(({ input }) => createEvent(input, actor).handle);
    onClose();
    await reportOutcome(
      () => handles,
      { done: texts.imported(handles.length), doneForSome: texts.imported, failed: calendarTexts.notSaved },
      { onFailure: (_, count) => void showMessage('error', texts.notImported(count)) },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.importTitle}
      isWide
      actions={
        <>
          <Button variant="quiet" small onClick={onClose}>
            {calendarTexts.cancel}
          </Button>
          {chosen.size > 0 && preview && (
            <Button small onClick={() => void store()}>
              {texts.importThese(chosen.size)}
            </Button>
          )}
        </>
      }
    >
      <Stack className={styles.import}>
        <FileChoice
          label={texts.chooseFile}
          hint={texts.chooseFileHint}
          accept={['.ics', 'text/calendar']}
          problem={problem}
          onFile={(file) => void take(file)}
        />
        {isReading && <DelayedLoading>{texts.reading}</DelayedLoading>}
        {preview && (
          <>
            <output>{preview.events.length > 0 && texts.found(preview.events.length)}</output>
            {preview.isCut && (
              <Notice tone="warning">
                <p>{texts.tooManyInFile(maxImportedEvents)}</p>
              </Notice>
            )}
            <Stack as="ul" gap={0} className={styles.events}>
              {preview.events.map((event, index) => (
                // The list never reorders, and titles and times may repeat, so the index is the key.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.has(index)}
                      onChange={() => {
                        const next = new Set(chosen);
                        if (!next.delete(index)) next.add(index);
                        setChosen(next);
                      }}
                    />
                    <FoundEvent event={event} />
                  </label>
                </li>
              ))}
            </Stack>
            {preview.problems.length > 0 && (
              <Notice tone="warning">
                <p>{texts.left(preview.problems.length)}</p>
                <ul>
                  {preview.problems.map(({ title, reason }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <li key={index}>
                      <bdi>{title}</bdi>: {reason}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
};

const FoundEvent = ({ event: { input, notes, isKnown } }: { readonly event: Preview['events'][number] }) => {
  const [first] = occurrencesOf(
    { ...blank, ...input, exceptions: [], repeat: '' },
    { start: new Date(0), end: endOfTime },
  );
  return (
    <span className={styles.event}>
      <bdi>{input.title}</bdi>
      <small>{[first && whenText(first), ruleText(input)].filter(Boolean).join(' · ')}</small>
      {[...(isKnown ? [texts.known] : []), ...notes].map((note) => (
        <small key={note} className={styles.note}>
          {note}
        </small>
      ))}
    </span>
  );
};

/** Placeholder values for the fields that only a stored event has. */
const blank = {
  id: '',
  status: 'scheduled' as const,
  seriesEnd: endOfTime,
  sharedUsers: [],
  sharedUserIds: [],
  sharedPermissions: {},
  createdBy: '',
  userId: '',
  createdAt: null,
  updatedAt: null,
};
