import { useEffect, useMemo, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import type { FormOutcome } from '@/shared/forms/outcome';
import { formOutcome } from '@/shared/outcomes/form-outcome';
import { useSaveFromForm } from '@/shared/saving/use-save-from-form';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { createDraft } from '@/features/proposals/changes';
import {
  copyStart,
  type Details,
  type FindClients,
  formerNameOccurrences,
  newDraft,
  type StartingText,
} from './new-proposal';
import { DetailsStep } from './new-proposal-details';
import { OccurrencesStep } from './new-proposal-occurrences';
import { type Choice, StartStep } from './new-proposal-start';
import { newProposalTexts as texts } from './new-proposal-texts';
import styles from './new-proposal.module.css';
import type { ProposalDraft } from '@/features/proposals/schema';

interface NewProposalDialogProps {
  readonly actor: Actor;
  /** All pages. Their texts can be copied, and their slugs are taken. */
  readonly pages: readonly WithId<ProposalDraft>[];
  readonly findClients: FindClients;
  /** The page to copy, if the person has already chosen one. */
  readonly original?: WithId<ProposalDraft> | undefined;
  readonly onClose: () => void;
  readonly onMade: (slug: string) => void;
}

type Step = keyof typeof texts.steps;

/**
 * Creates a new page in two or three steps: a starting text, the client, and each occurrence of a former
 * client's name.
 */
export const NewProposalDialog = ({
  actor,
  pages,
  findClients,
  original,
  onClose,
  onMade,
}: NewProposalDialogProps) => {
  const [choice, setChoice] = useState<Choice>({ way: 'proposal', copied: '', prepared: '' });
  const [start, setStart] = useState<StartingText | undefined>(original && copyStart(original));
  const [details, setDetails] = useState<Details>();
  const [step, setStep] = useState<Step>(original ? 'details' : 'start');
  const send = useSaveFromForm();
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef<Step>(step);
  const taken = useMemo(() => new Set(pages.map(({ id }) => id)), [pages]);
  const copied = useMemo(() => pages.filter(({ kind }) => kind !== 'index'), [pages]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus();
  }, [step]);

  const create = async (
    from: StartingText,
    newDetails: Details,
    unreplaced: ReadonlySet<string>,
  ): Promise<FormOutcome> => {
    const change = () => createDraft(newDetails.slug, newDraft(from, newDetails, unreplaced, actor), actor);
    const outcome = await formOutcome(() => send(change), { done: texts.created, failed: texts.notCreated });
    if (outcome.tone !== 'error') onMade(newDetails.slug);
    return { ...outcome, keepValues: true };
  };
  const takeDetails = async (newDetails: Details): Promise<FormOutcome> => {
    setDetails(newDetails);
    if (start && formerNameOccurrences(start, newDetails.clientName).length === 0)
      return create(start, newDetails, new Set());
    setStep('places');
    return { tone: 'success', keepValues: true };
  };

  const steps: readonly Step[] = [
    ...(original ? [] : (['start'] as const)),
    'details',
    ...(start && formerNameOccurrences(start, '').length > 0 ? (['places'] as const) : []),
  ];
  return (
    <Dialog open onClose={onClose} title={texts.title} isWide>
      {steps.length > 1 && (
        <p className={styles.step}>{texts.step(steps.indexOf(step) + 1, steps.length, texts.steps[step])}</p>
      )}
      <div ref={body}>
        {step === 'start' && (
          <StartStep
            choice={choice}
            onChoose={setChoice}
            pages={copied}
            onCancel={onClose}
            onNext={(chosen) => {
              setStart(chosen);
              setDetails(undefined);
              setStep('details');
            }}
          />
        )}
        {step === 'details' && start && (
          <DetailsStep
            actor={actor}
            start={start}
            findClients={findClients}
            taken={taken}
            initial={details}
            onBack={original ? undefined : () => setStep('start')}
            onCancel={onClose}
            onDone={takeDetails}
          />
        )}
        {step === 'places' && start && details && (
          <OccurrencesStep
            start={start}
            client={details.clientName}
            occurrences={formerNameOccurrences(start, details.clientName)}
            onBack={() => setStep('details')}
            onCreate={(unreplaced) => create(start, details, unreplaced)}
          />
        )}
      </div>
    </Dialog>
  );
};
