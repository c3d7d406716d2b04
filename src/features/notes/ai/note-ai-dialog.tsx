import { analyzeContent, generateTasks, suggestNote } from '@/contracts/ai-notes';
import type { NoteAnalysis } from '@/contracts/ai-notes';
import styles from '@/shared/ai/ai.module.css';
import { AiBox } from '@/shared/ai/ai-box';
import { useAiRun } from '@/shared/ai/use-ai-run';
import { callAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { toPlain } from '@/shared/rich-text/stored-content';
import { Notice } from '@/shared/ui/feedback/notice';
import { Facts } from '@/shared/ui/workspace/facts';
import { setAnalyzed } from '../changes';
import type { NoteStart } from '../form/note-dialog';
import { can } from '../policy';
import type { Note } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import { suggestText } from './suggestion';
import { noteAiTexts as texts } from './texts';

/** The kinds of AI requests about a note. */
export type NoteAiKind = 'suggestion' | 'analysis' | 'tasks';

interface NoteAiDialogProps {
  readonly actor: Actor;
  readonly note: WithId<Note>;
  readonly kind: NoteAiKind;
  /** Opens the note form with a text to review (WRK-355). */
  readonly onWrite: (start: NoteStart) => void;
  readonly onSteps: (note: WithId<Note>, steps: readonly string[]) => void;
  readonly onClose: () => void;
}

const longest = 20_000;
const textOf = ({ content, contentType }: Note): string => toPlain(content, contentType).slice(0, longest);

/** Renders the dialog for one kind of AI request about a note. */
export const NoteAiDialog = ({ kind, ...props }: NoteAiDialogProps) => {
  if (kind === 'suggestion') return <SuggestionDialog {...props} />;
  return kind === 'analysis' ? <AnalysisDialog {...props} /> : <TasksDialog {...props} />;
};

type PartProps = Omit<NoteAiDialogProps, 'kind'>;

const SuggestionDialog = ({ note, onWrite, onClose }: PartProps) => {
  const { run, again, cancel } = useAiRun((options) =>
    suggestText(
      { category: note.category, title: note.title, text: textOf(note) },
      {
        estimate: async (content) => {
          const answer = await callAi(
            analyzeContent,
            { body: { content, type: 'tasks_timeframe' } },
            options,
          );
          if (!('taskCount' in answer)) throw new Error('The answer is not an estimate.');
          return answer;
        },
        suggest: (category, title) => callAi(suggestNote, { body: { category, title } }, options),
      },
    ),
  );
  return (
    <AiBox
      title={texts.suggestTitle(noteTexts.titleOf(note.title))}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={() => texts.notSuggested}
      onClose={onClose}
      keep={{
        label: texts.use,
        onKeep: ({ content }) => {
          const { title, category } = note;
          onWrite({ input: { title, category, content, contentType: 'plain' } });
          onClose();
        },
      }}
    >
      {({ content, notices }) => (
        <>
          {notices.map((notice) => (
            <Notice key={notice} tone="warning">
              {notice}
            </Notice>
          ))}
          <section aria-label={texts.suggestion}>
            <p className={styles.text} dir="auto">
              {content}
            </p>
          </section>
          {notices.length === 0 && <p className={styles.soft}>{texts.madeFromText}</p>}
        </>
      )}
    </AiBox>
  );
};

const AnalysisDialog = ({ actor, note, onClose }: PartProps) => {
  const { run, again, cancel } = useAiRun(async (options): Promise<NoteAnalysis> => {
    const answer = await callAi(analyzeContent, { body: { content: textOf(note) } }, options);
    if (!('sentiment' in answer)) throw new Error('The answer is not an analysis.');
    if (can(actor, 'note.update', note)) setAnalyzed(note, actor);
    return answer;
  });
  return (
    <AiBox
      title={texts.analysisTitle}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={() => texts.notAnalyzed}
      onClose={onClose}
    >
      {({ suggestedCategory, sentiment, keyPoints, tasks, reason }) => (
        <>
          {reason === 'not-configured' && <Notice tone="info">{texts.builtIn}</Notice>}
          {reason === 'failed' && <Notice tone="warning">{texts.notAnalyzed}</Notice>}
          <Facts
            facts={[
              [texts.category, categoryLabel(suggestedCategory)],
              [texts.sentiment, texts.sentiments[sentiment]],
            ]}
          />
          <Points title={texts.keyPoints} points={keyPoints} none={texts.noKeyPoints} />
          <Points title={texts.taskList} points={tasks} none={texts.noTasks} />
          <p className={styles.soft}>{texts.madeFromText}</p>
        </>
      )}
    </AiBox>
  );
};

const TasksDialog = ({ note, onSteps, onClose }: PartProps) => {
  const { run, again, cancel } = useAiRun((options) =>
    callAi(
      generateTasks,
      { body: { goalText: textOf(note) || note.title, goalId: note.id, goalTitle: note.title } },
      options,
    ),
  );
  const stepsOf = (content: string) => content.split('\n').map((line) => line.replace(/^\[ \] /, ''));
  return (
    <AiBox
      title={texts.tasksTitle(noteTexts.titleOf(note.title))}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={() => texts.tasksFailed}
      onClose={onClose}
      keep={{
        label: texts.addSteps,
        onKeep: ({ content }) => {
          onSteps(note, stepsOf(content));
          onClose();
        },
      }}
    >
      {({ content, source }) => (
        <>
          {source === 'fallback' && <Notice tone="warning">{texts.unavailable}</Notice>}
          <Points title={texts.taskList} points={stepsOf(content)} none={texts.noTasks} />
        </>
      )}
    </AiBox>
  );
};

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly none: string;
}

/** Lists points from the AI as plain text. */
export const Points = ({ title, points, none }: PointsProps) => (
  <section aria-label={title}>
    <h3 className={styles.heading}>{title}</h3>
    {points.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    )}
  </section>
);
