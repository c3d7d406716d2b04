import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { analyzeCalendar } from '@/contracts/ai';
import type { Answer } from '@/contracts/contract';
import { callApi } from '@/shared/api/call';
import { ComboboxField } from '@/shared/forms/fields/combobox-field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { Facts } from '@/shared/ui/workspace/facts';
import type { EventContacts } from '../event-contacts';
import { type NewEvent, suggestedEvent } from '../form/schema';
import styles from './suggestions-dialog.module.css';
import { calendarTexts } from '../texts';

const { suggestions: texts } = calendarTexts;

type Suggestions = Answer<typeof analyzeCalendar>;

const schema = z.object({ contactId: z.string().check(z.minLength(1, texts.noContact)) });

interface SuggestionsDialogProps {
  readonly contacts: EventContacts;
  /** Opens the form with a suggestion. It becomes an event only after a person has reviewed it (WRK-Q104). */
  readonly onUse: (event: NewEvent) => void;
  readonly onClose: () => void;
}

/** Asks the AI to suggest meetings with a contact, and lists them (WRK-431 to WRK-433). */
export const SuggestionsDialog = ({ contacts, onUse, onClose }: SuggestionsDialogProps) => {
  const [found, setFound] = useState<Suggestions & { readonly contactId: string }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (contactId: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFound(undefined);
    try {
      const notes = await contacts.notesOf(contactId, signal);
      const answer = await callApi(
        analyzeCalendar,
        { body: { contact: { id: contactId }, notes } },
        { signal },
      );
      setFound({ ...answer, contactId });
      return { tone: 'success', keepValues: true } as const;
    } catch {
      return { tone: 'error', message: texts.failed } as const;
    }
  };

  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Form schema={schema} label={texts.title} onSubmit={({ contactId }) => ask(contactId)}>
        <ComboboxField name="contactId" label={texts.contact} hint={texts.hint} options={contacts.find} />
        <Actions>
          <Button variant="quiet" onClick={onClose}>
            {calendarTexts.close}
          </Button>
          <SubmitButton savingLabel={texts.generating}>{texts.generate}</SubmitButton>
        </Actions>
      </Form>
      <Stack aria-live="polite" className={styles.found}>
        {found?.source === 'fallback' && (
          <Notice tone="info" announce={false}>
            <p>{found.reason === 'not-configured' ? texts.notConfigured : texts.fallback}</p>
          </Notice>
        )}
        {found?.source === 'ai' && <p>{found.text}</p>}
        {found && (
          <Stack as="ul" gap={4}>
            {found.suggestions.map((suggestion) => (
              <li key={`${suggestion.title} ${suggestion.suggestedTime}`}>
                <Stack as="article" gap={2} align="start" aria-label={suggestion.title}>
                  <h3 dir="auto">{suggestion.title}</h3>
                  <p dir="auto">{suggestion.description}</p>
                  <Facts
                    facts={[
                      [texts.time, suggestion.suggestedTime],
                      [texts.duration, texts.minutes(suggestion.durationMinutes)],
                      [texts.priority, texts.priorities[suggestion.priority]],
                      [texts.attendees, suggestion.attendees.join(', ')],
                    ]}
                  />
                  <Button small onClick={() => onUse(suggestedEvent(suggestion, found.contactId))}>
                    {texts.use}
                  </Button>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
};
