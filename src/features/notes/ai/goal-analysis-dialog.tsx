import { analyzeGoals, goalsAnalysed } from '@/contracts/ai-notes';
import styles from '@/shared/ai/ai.module.css';
import { AiBox } from '@/shared/ai/ai-box';
import { useAiRun } from '@/shared/ai/use-ai-run';
import { callAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import { listDocuments } from '@/shared/firebase/database';
import { toPlain } from '@/shared/rich-text/stored-content';
import { Notice } from '@/shared/ui/feedback/notice';
import { notes } from '../collections';
import { goalsOf, newestContactNotes } from '../queries';
import { noteTexts } from '../texts';
import { Points } from './note-ai-dialog';
import { analysisOfGoals } from './suggestion';
import { noteAiTexts as texts } from './texts';

interface GoalAnalysisDialogProps {
  readonly actor: Actor;
  readonly onClose: () => void;
}

/** Thrown if there is nothing to analyze. */
class NoGoalsError extends Error {
  override readonly name = 'NoGoalsError';
}

/**
 * Shows the progress of the person's goals, what to do today and which contacts to get in touch with
 * (WRK-249, WRK-250, WRK-368 to WRK-379).
 */
export const GoalAnalysisDialog = ({ actor, onClose }: GoalAnalysisDialogProps) => {
  const { run, again, cancel } = useAiRun(async (options) => {
    const { signal } = options;
    const [goals, about] = await Promise.all([
      listDocuments(notes, goalsOf(actor), { signal }),
      listDocuments(notes, newestContactNotes(actor), { signal }),
    ]);
    const analyzedGoals = goals.documents
      .slice(0, goalsAnalysed)
      .map(({ id, title, content, contentType, isCompleted }) => ({
        id,
        title: title.slice(0, 500),
        content: toPlain(content, contentType).slice(0, 1_500),
        category: 'goal',
        isCompleted,
      }));
    if (analyzedGoals.length === 0) throw new NoGoalsError();
    const recentContactNotes = about.documents.flatMap(
      ({ contactId, content, contentType, category, createdAt }) =>
        contactId === undefined
          ? []
          : [
              {
                contactId,
                // The server adds the name.
                contactName: '',
                content: toPlain(content, contentType).slice(0, 500),
                category,
                timestamp: createdAt?.toISOString() ?? null,
              },
            ],
    );
    const analysis = await analysisOfGoals(
      analyzedGoals,
      () => callAi(analyzeGoals, { body: { goals: analyzedGoals, recentContactNotes } }, options),
      new Date(),
    );
    return {
      analysis,
      goals: analyzedGoals.length,
      notes: recentContactNotes.length,
      hasActive: analyzedGoals.some(({ isCompleted }) => !isCompleted),
    };
  });
  return (
    <AiBox
      title={texts.goalsTitle}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={(error) => (error instanceof NoGoalsError ? texts.noGoals : texts.noGoalAnalysis)}
      onClose={onClose}
    >
      {({ analysis, goals, notes: used, hasActive }) => (
        <>
          {analysis.source === 'fallback' && <Notice tone="warning">{texts.fallbackBanner}</Notice>}
          {!hasActive && <Notice tone="warning">{texts.noActiveGoals}</Notice>}
          <section aria-label={texts.overview}>
            <h3 className={styles.heading}>{texts.overview}</h3>
            <p className={styles.text} dir="auto">
              {analysis.statusOverview}
            </p>
          </section>
          <Points
            title={texts.dailyTasks}
            points={analysis.dailyTasks.map(({ task, priority, estimatedTime, relatedGoalTitle }) =>
              [
                task,
                texts.priorities[priority],
                texts.estimate(estimatedTime),
                ...(relatedGoalTitle === null ? [] : [texts.forGoal(noteTexts.titleOf(relatedGoalTitle))]),
              ].join(' · '),
            )}
            none={texts.nothing}
          />
          <Points
            title={texts.priorityGoals}
            points={analysis.priorityGoals.map(
              ({ title, nextAction }) => `${noteTexts.titleOf(title)}: ${nextAction}`,
            )}
            none={texts.nothing}
          />
          <Points title={texts.recommendations} points={analysis.recommendations} none={texts.nothing} />
          <Points title={texts.followups} points={analysis.contactFollowups} none={texts.nothing} />
          <p className={styles.soft}>{texts.madeFromGoals(goals, used)}</p>
        </>
      )}
    </AiBox>
  );
};
