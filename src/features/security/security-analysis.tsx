import { analyzeSecurity } from '@/contracts/ai';
import type { Answer } from '@/contracts/contract';
import { documentAnalysis, type Finding } from '@/contracts/security';
import styles from '@/shared/ai/ai.module.css';
import { AiBox } from '@/shared/ai/ai-box';
import { useAiRun } from '@/shared/ai/use-ai-run';
import { callApi } from '@/shared/api/call';
import { callAi } from '@/shared/api/call-ai';
import { Notice } from '@/shared/ui/feedback/notice';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { securityTexts } from './texts';

const { analysis: texts, check, levels } = securityTexts;

interface SecurityAnalysisProps {
  readonly findings: readonly Finding[];
  readonly onClose: () => void;
}

/** Opens a dialog in which the AI explains the findings. The answer can be saved as a report (WRK-737). */
export const SecurityAnalysis = ({ findings, onClose }: SecurityAnalysisProps) => {
  const { run, again, cancel } = useAiRun<Answer<typeof analyzeSecurity>>((options) =>
    callAi(analyzeSecurity, { body: { systemPrompt: texts.prompt, data: findings } }, options),
  );
  const save = async ({ level, message, recommendations }: Answer<typeof analyzeSecurity>) => {
    try {
      const analysis = { level, message, recommendations };
      await callApi(documentAnalysis, { body: { analysis, action: texts.reportTitle } });
      showMessage('success', check.saved);
      onClose();
    } catch {
      showMessage('error', check.notSaved);
    }
  };
  const result = run.state === 'done' ? run.result : undefined;
  return (
    <AiBox<Answer<typeof analyzeSecurity>>
      title={texts.title}
      run={run}
      again={again}
      cancel={cancel}
      problemOf={() => texts.failed}
      onClose={onClose}
      {...(result?.source === 'ai' && {
        keep: {
          label: check.save,
          onKeep: (analysis) => void save(analysis),
        },
      })}
    >
      {({ level, message, recommendations, source }) => (
        <>
          {source === 'fallback' ? (
            <Notice tone="warning">{message}</Notice>
          ) : (
            <p className={styles.text} dir="auto">
              <strong>{levels[level]}</strong> {message}
            </p>
          )}
          {recommendations.length > 0 && (
            <section aria-label={securityTexts.recommendations}>
              <h3 className={styles.heading}>{securityTexts.recommendations}</h3>
              <ul>
                {recommendations.map((advice) => (
                  <li key={advice} dir="auto">
                    {advice}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </AiBox>
  );
};
