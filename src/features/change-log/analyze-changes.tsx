import { useState } from 'react';
import { analyzeChangelog, changelogMessages } from '@/contracts/changelog';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { Button } from '@/shared/ui/buttons/button';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { changeTexts } from './texts';

const { analysis: texts } = changeTexts;

/**
 * Adds the latest releases to the change log with a summary. The list updates through its listener (WRK-444,
 * WRK-449).
 */
export const AnalyzeChanges = () => {
  const [isRunning, setIsRunning] = useState(false);

  const run = async () => {
    setIsRunning(true);
    try {
      const { versions, source } = await callApi(analyzeChangelog);
      showMessage('success', texts.done(versions, source));
    } catch (error) {
      // If another administrator is running the analysis, ask the person to wait. Other errors suggest a
      // retry.
      const isBusy = error instanceof ApiError && error.status === 409;
      showMessage('error', isBusy ? changelogMessages.running : changelogMessages.failed);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <Button
      small
      aria-disabled={isRunning}
      onClick={() => {
        if (!isRunning) void run();
      }}
    >
      {isRunning ? texts.running : texts.run}
    </Button>
  );
};
