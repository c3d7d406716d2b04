import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { choiceParameter } from '@/shared/lists/address/address-state';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { Button } from '@/shared/ui/buttons/button';
import { Screen } from '@/shared/ui/workspace/screen';
import { Tabs } from '@/shared/ui/workspace/tabs';
import { noteAiTexts } from './ai/texts';
import type { NoteContacts } from './contact-names';
import type { NoteStart } from './form/note-dialog';
import { NoteHub } from './hub/note-hub';
import type { Note } from './schema';
import { noteTexts } from './texts';
import { timerTexts } from './timers/texts';

const GoalAnalysisDialog = lazyDialog(
  async () => (await import('./ai/goal-analysis-dialog')).GoalAnalysisDialog,
);
const EstimatesDialog = lazyDialog(async () => (await import('./ai/estimates-dialog')).EstimatesDialog);
const TimeReport = lazyDialog(async () => (await import('./timers/time-report')).TimeReport);

const tabParameters = { tab: choiceParameter('tab', ['notes', 'templates'], 'notes') };

interface NotesScreenProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  /**
   * Renders the templates tab, which belongs to another feature. `onUse` starts a note from a template.
   * Without it, there are no tabs.
   */
  readonly templates?: ComponentType<{
    readonly actor: Actor;
    readonly onUse: (input: NonNullable<NoteStart['input']>) => void;
  }>;
}

/** Renders the notes hub with notes and templates (WRK-238). */
export const NotesScreen = ({ actor, contacts, templates: Templates }: NotesScreenProps) => {
  const { state } = useAddressState(tabParameters);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [editing, setEditing] = useState<WithId<Note> | NoteStart>();
  const [hasReport, setHasReport] = useState(false);
  const [hasGoals, setHasGoals] = useState(false);
  const [hasEstimates, setHasEstimates] = useState(false);
  const isTemplates = Templates !== undefined && state.tab === 'templates';

  const choose = (tab: 'notes' | 'templates') => {
    void navigate({ search: tab === 'notes' ? '' : `?tab=${tab}` });
  };
  const begin = (input: NonNullable<NoteStart['input']>) => {
    if (search.includes('tab=')) choose('notes');
    setEditing({ input });
  };

  return (
    <Screen
      tabs={
        Templates && (
          <Tabs
            label={noteTexts.tabs.label}
            tabs={['notes', 'templates']}
            labels={noteTexts.tabs}
            current={isTemplates ? 'templates' : 'notes'}
            onChoose={choose}
          />
        )
      }
      action={
        !isTemplates && (
          <>
            <Button variant="quiet" small onClick={() => setHasReport(true)}>
              {timerTexts.reportOpen}
            </Button>
            <Button variant="quiet" small onClick={() => setHasGoals(true)}>
              {noteAiTexts.goals}
            </Button>
            <Button variant="quiet" small onClick={() => setHasEstimates(true)}>
              {noteAiTexts.estimates}
            </Button>
            <Button variant="primary" small onClick={() => setEditing({})}>
              {noteTexts.add}
            </Button>
          </>
        )
      }
    >
      {isTemplates ? (
        <Templates actor={actor} onUse={begin} />
      ) : (
        <NoteHub actor={actor} contacts={contacts} editing={editing} onEdit={setEditing} />
      )}
      {hasGoals && <GoalAnalysisDialog actor={actor} onClose={() => setHasGoals(false)} />}
      {hasEstimates && <EstimatesDialog actor={actor} onClose={() => setHasEstimates(false)} />}
      {hasReport && <TimeReport actor={actor} contacts={contacts} onClose={() => setHasReport(false)} />}
    </Screen>
  );
};
