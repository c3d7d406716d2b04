import { useEffect, useRef, useState } from 'react';
import type { ContactAnalysis } from '@/contracts/ai-contacts';
import { callAi, checkAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime } from '@/shared/i18n/format';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { contacts } from '../collections';
import { type Contact, nameOf } from '../schema';
import { contactTexts } from '../texts';
import styles from './analysis.module.css';
import { type AnalysisOutcome, hasRealAnalysis, runAnalysis } from './run-analysis';
import { saveAnalysis } from './save-analysis';
import { analysisTexts as texts } from './texts';

interface AnalysisDialogProps {
  readonly actor: Actor;
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows a contact's AI analysis in a dialog, with a button that runs a new one. */
export const AnalysisDialog = ({ actor, id, onClose }: AnalysisDialogProps) => {
  const { live, retry, record } = useRecord(contacts, id);
  return (
    <Dialog
      key={record ? 'analysis' : 'loading'}
      open
      isWide
      onClose={onClose}
      title={texts.title(record ? nameOf(record) : contactTexts.contact)}
    >
      {record ? (
        <Analysis actor={actor} contact={record} onClose={onClose} />
      ) : (
        <LiveView
          live={live}
          retry={retry}
          loading={contactTexts.loadingOne}
          failed={contactTexts.oneNotFetched}
        >
          {(parsed) => <p>{parsed ? contactTexts.unreadableWhy(id) : contactTexts.notFound}</p>}
        </LiveView>
      )}
    </Dialog>
  );
};

interface AnalysisProps {
  readonly actor: Actor;
  readonly contact: WithId<Contact>;
  readonly onClose: () => void;
}

type Run =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly repeats: number }
  | { readonly state: 'done'; readonly outcome: AnalysisOutcome };

const isSameAnalysis = (analysis: ContactAnalysis, contact: Contact): boolean =>
  analysis.ai_summary === contact.ai_summary && analysis.ai_next_step === contact.ai_next_step;

/** Runs the analysis of a contact and stores its result. */
function useAnalysis(contact: WithId<Contact>, uid: string) {
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const [warning, setWarning] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const store = async (analysis: ContactAnalysis, message: string, tone: 'success' | 'info') => {
    const work = () => saveAnalysis(contact, analysis, uid);
    const [outcome] = await reportOutcome(work, { failed: texts.notSaved });
    if (outcome?.state === 'saved') showMessage(tone, message);
  };

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setWarning(undefined);
    setRun({ state: 'running', repeats: 0 });
    const { signal } = controller;
    let outcome: AnalysisOutcome;
    try {
      outcome = await runAnalysis(contact, {
        check: checkAi,
        call: (contract, call) =>
          callAi(contract, call, { signal, onRepeat: (repeats) => setRun({ state: 'running', repeats }) }),
        warn: setWarning,
      });
    } catch (error) {
      if (!signal.aborted) throw error;
      setRun({ state: 'idle' });
      return;
    } finally {
      // Clear this before the result is stored, so that the person can start a new run during the save.
      running.current = undefined;
    }
    setRun({ state: 'done', outcome });
    // Store the result without asking if there is no real analysis to keep, or if both texts are equal.
    if (
      outcome.kind !== 'failure' &&
      outcome.mayReplace &&
      (!hasRealAnalysis(contact) || isSameAnalysis(outcome.analysis, contact))
    )
      await store(outcome.analysis, outcome.message, outcome.kind === 'success' ? 'success' : 'info');
  };
  const cancel = () => {
    running.current?.abort();
    showMessage('info', texts.cancelled);
  };
  return { run, warning, start, cancel, store, forget: () => setRun({ state: 'idle' }) };
}

const Analysis = ({ actor, contact, onClose }: AnalysisProps) => {
  const { run, warning, start, cancel, store, forget } = useAnalysis(contact, actor.uid);
  const isRunning = run.state === 'running';
  const outcome = run.state === 'done' ? run.outcome : undefined;
  const found = outcome && outcome.kind !== 'failure' ? outcome : undefined;
  const isReal = hasRealAnalysis(contact);
  // The person chooses between the stored real analysis and the new one.
  const isForChoice = found && (isReal ? !isSameAnalysis(found.analysis, contact) : !found.mayReplace);
  const proposed = isForChoice ? found : undefined;
  const hasAny = (contact.ai_summary ?? '') !== '' || (contact.ai_next_step ?? '') !== '';
  return (
    <div className={styles.analysis}>
      {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
      {outcome?.kind === 'failure' && <Notice tone="error">{outcome.message}</Notice>}
      {hasAny ? (
        <section aria-label={proposed ? texts.now : undefined}>
          {proposed && <h3 className={styles.heading}>{texts.now}</h3>}
          <Words analysis={contact} />
          {contact.last_analyzed && (
            <p className={styles.soft}>{texts.analyzed(formatDateTime(contact.last_analyzed))}</p>
          )}
          {contact.used_fallback === true && <Notice tone="warning">{texts.usesFallback}</Notice>}
          {contact.used_fallback !== true &&
            ((contact.ai_summary ?? '') === '' || (contact.ai_next_step ?? '') === '') && (
              <Notice tone="warning">{texts.incomplete}</Notice>
            )}
        </section>
      ) : (
        found === undefined && <p>{texts.none}</p>
      )}
      {found && !proposed && <p className={styles.soft}>{texts.madeFrom(found.analysis.notesUsed)}</p>}
      {proposed && (
        <section aria-label={texts.proposed}>
          <h3 className={styles.heading}>{texts.proposed}</h3>
          <Words analysis={proposed.analysis} />
          {proposed.kind === 'fallback' && warning === undefined && (
            <Notice tone="warning">{texts.usesFallback}</Notice>
          )}
          <p className={styles.soft}>{texts.madeFrom(proposed.analysis.notesUsed)}</p>
          <div className={styles.actions}>
            {proposed.mayReplace && (
              <Button
                small
                onClick={() => {
                  void store(proposed.analysis, proposed.message, 'success');
                  forget();
                }}
              >
                {texts.accept}
              </Button>
            )}
            <Button variant="quiet" small onClick={forget}>
              {texts.reject}
            </Button>
          </div>
        </section>
      )}
      <SaveState collection={contacts} id={contact.id} />
      <p className={styles.soft}>{texts.sends}</p>
      <div className={styles.actions}>
        <Button disabled={isRunning} onClick={() => void start()}>
          {hasAny ? texts.refresh : texts.run}
        </Button>
        {isRunning ? (
          <>
            <Loading>{run.repeats > 0 ? texts.repeating : texts.running}</Loading>
            <Button variant="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  );
};

interface WordsProps {
  readonly analysis: Pick<Contact, 'ai_summary' | 'ai_next_step' | 'ai_insights' | 'ai_next_steps'>;
}

/** Shows an analysis as plain text. */
const Words = ({ analysis }: WordsProps) => {
  const parts: readonly (readonly [string, string])[] = [
    [texts.summary, analysis.ai_summary ?? ''],
    [texts.nextStep, analysis.ai_next_step ?? ''],
  ];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [texts.insights, analysis.ai_insights ?? []],
    [texts.nextSteps, analysis.ai_next_steps ?? []],
  ];
  return (
    <dl className={styles.words}>
      {parts.map(
        ([label, text]) =>
          text !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
      {lists.map(
        ([label, list]) =>
          list.length > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ul>
                  {list.map((text) => (
                    <li key={text} dir="auto">
                      {text}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
};
