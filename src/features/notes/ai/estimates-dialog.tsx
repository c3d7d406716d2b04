import { analyzeContent } from '@/contracts/ai-notes';
import styles from '@/shared/ai/ai.module.css';
import { AiBox } from '@/shared/ai/ai-box';
import { useAiRun } from '@/shared/ai/use-ai-run';
import { callAi } from '@/shared/api/call-ai';
import type { Actor } from '@/shared/auth/actor';
import { listDocuments } from '@/shared/firebase/database';
import { Notice } from '@/shared/ui/feedback/notice';
import { notes } from '../collections';
import { newestOwnNotes } from '../queries';
import { estimateErrorMessage, textsWithTasks } from './estimates';
import { Points } from './note-ai-dialog';
import { noteAiTexts as texts } from './texts';

interface EstimatesDialogProps {
  readonly actor: Actor;
  readonly onClose: () => void;
}

/**
 * Shows how long the open tasks of the newest notes will take, per task and in total (WRK-382 to WRK-389).
 */
export const EstimatesDialog = ({ actor, onClose }: EstimatesDialogProps) => {
  const { run, again, cancel } = useAiRun(async (options) => {
    const { documents } = await listDocuments(notes, newestOwnNotes(actor), { signal: options.signal });
    const { text: content, count } = textsWithTasks(documents.filter(({ isCompleted }) => !isCompleted));
    const answer = await callAi(analyzeContent, { body: { content, type: 'tasks_timeframe' } }, options);
    if (!('taskCount' in answer)) throw new Error('The answer is not an estimate.');
    return { answer, count };
  });
  return (
    <AiBox
      title={texts.estimatesTitle}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={estimateErrorMessage}
      onClose={onClose}
    >
      {({ answer: { tasks, timeframe, source }, count }) => (
        <>
          {source === 'fallback' && <Notice tone="info">{texts.builtIn}</Notice>}
          <p>
            {texts.together(
              tasks.length,
              texts.estimate(tasks.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0)),
              timeframe,
            )}
          </p>
          <Points
            title={texts.taskList}
            points={tasks.map(
              ({ task, estimatedTime, explanation }) =>
                `${task} · ${texts.estimate(estimatedTime)} · ${explanation}`,
            )}
            none={texts.noTasks}
          />
          <p className={styles.soft}>{texts.madeFromNotes(count)}</p>
        </>
      )}
    </AiBox>
  );
};
