import { useMemo, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { hideMessage, showMessage } from '@/shared/ui/workspace/messages/messages';
import { deleteOccurrence, moveOccurrence, type Saved } from './changes';
import { type Scope, scopesFor } from './dates/series';
import { lengthText, titleOf, whenText } from './event-format';
import type { NewEvent } from './form/schema';
import { type Step, steppedDays, steppedTimes } from './views/key-steps';
import { asStored, type Occurrence, repeatOf, type Span } from './dates/occurrences';
import { mayChangeTimes } from './policy';
import type { CalendarEvent } from './schema';
import { shareEvent, type Sharing } from './sharing';
import { calendarTexts as texts } from './texts';
import { useEventFocus } from './use-event-focus';

/** The times of an occurrence in this device's time zone. */
type ShownTimes = Span & { readonly allDay: boolean };

/** The dialog open over the calendar. */
export type OpenDialog =
  | { readonly kind: 'form'; readonly of: Occurrence | NewEvent }
  | { readonly kind: 'move' | 'resize' | 'delete'; readonly occurrence: Occurrence }
  | { readonly kind: 'share'; readonly event: WithId<CalendarEvent> }
  | {
      readonly kind: 'scope';
      readonly purpose: 'change' | 'deletion';
      readonly offered: readonly Scope[];
      readonly run: (scope: Scope) => void;
    }
  | { readonly kind: 'more'; readonly day: Date; readonly occurrences: readonly Occurrence[] }
  | { readonly kind: 'import' | 'suggestions' };

/** Shows a success message with an Undo button at once. If the save fails, an error message replaces it. */
function sayDone({ handle, undo }: Saved, done: string, failed: string, before: string | undefined): string {
  // Keep only the last message of several keyboard steps.
  if (before !== undefined) hideMessage(before);
  const id = showMessage('success', done, {
    label: texts.undo,
    onAct: () => void reportOutcome(undo, { done: texts.undone, failed: texts.notSaved }),
  });
  const replace = (text: string) => {
    hideMessage(id);
    showMessage('error', text);
  };
  void reportOutcome(() => handle, { failed }, { onFailure: replace });
  return id;
}

/**
 * Returns the actions on occurrences. For a repeated event, each asks first which occurrences it applies to.
 */
export function useEventActions(actor: Actor) {
  const [open, setOpen] = useState<OpenDialog>();
  const lastMessage = useRef<string>(undefined);
  const focusOn = useEventFocus();

  const actions = useMemo(() => {
    const close = () => setOpen(undefined);
    const whichOf = (
      occurrence: Occurrence,
      purpose: 'change' | 'deletion',
      run: (scope: Scope) => void,
    ): void => {
      if (repeatOf(occurrence.event) === undefined) {
        close();
        run('all');
        return;
      }
      const chosen = (scope: Scope) => {
        close();
        run(scope);
      };
      const offered = scopesFor(actor, occurrence.event, purpose);
      setOpen({ kind: 'scope', purpose, offered, run: chosen });
    };

    const giveTimes = (occurrence: Occurrence, to: ShownTimes, said: (when: string) => string) => {
      if (!mayChangeTimes(actor, occurrence.event)) {
        showMessage('info', texts.mayNotMove);
        return;
      }
      if (
        to.allDay === occurrence.allDay &&
        to.start.getTime() === occurrence.start.getTime() &&
        to.end.getTime() === occurrence.end.getTime()
      )
        return;
      whichOf(occurrence, 'change', (scope) => {
        focusOn(occurrence.event.id, occurrence.key);
        const saved = moveOccurrence(
          occurrence,
          { ...asStored(to, to.allDay), allDay: to.allDay },
          scope,
          actor,
        );
        lastMessage.current = sayDone(saved, said(whenText(to)), texts.notSaved, lastMessage.current);
      });
    };

    return {
      /** Focuses the button of an event when its dialog closes. */
      focusOn: (id: string, day: string) => focusOn(id, day === '' ? id : `${id}/${day}`),
      setOpen,
      close,
      mayMove: ({ event }: Occurrence) => mayChangeTimes(actor, event),
      move: (occurrence: Occurrence, to: ShownTimes) =>
        giveTimes(occurrence, to, (when) => texts.moved(titleOf(occurrence.event), when)),
      resize: (occurrence: Occurrence, to: Span) => {
        const times = { ...to, allDay: occurrence.allDay };
        giveTimes(occurrence, times, () => texts.resized(titleOf(occurrence.event), lengthText(times)));
      },
      step: (occurrence: Occurrence, step: Step) => {
        const { allDay } = occurrence;
        const to = (allDay ? steppedDays : steppedTimes)(occurrence, step);
        if (to === undefined) return;
        const times = { ...to, allDay };
        giveTimes(occurrence, times, (when) =>
          step.kind === 'move'
            ? texts.moved(titleOf(occurrence.event), when)
            : texts.resized(titleOf(occurrence.event), lengthText(times)),
        );
      },
      askToDelete: (occurrence: Occurrence) => {
        if (repeatOf(occurrence.event) === undefined) setOpen({ kind: 'delete', occurrence });
        else
          whichOf(occurrence, 'deletion', (scope) => {
            lastMessage.current = sayDone(
              deleteOccurrence(occurrence, scope),
              texts.deleted,
              texts.notDeleted,
              lastMessage.current,
            );
          });
      },
      remove: (occurrence: Occurrence) => {
        lastMessage.current = sayDone(
          deleteOccurrence(occurrence, 'all'),
          texts.deleted,
          texts.notDeleted,
          lastMessage.current,
        );
      },
      share: (event: WithId<CalendarEvent>, people: readonly Sharing[]) => {
        close();
        void reportOutcome(() => shareEvent(event, people, actor), {
          done: texts.sharedNow,
          failed: texts.notSaved,
        });
      },
    };
  }, [actor, focusOn]);
  // `actions` stays the same object while dialogs open and close, because a new one would re-render the grid.
  return { actions, open };
}
