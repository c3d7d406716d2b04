import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import styles from './ai.module.css';
import { aiTexts as texts } from './texts';
import type { AiRun } from './use-ai-run';

interface AiBoxProps<T> {
  readonly title: string;
  readonly run: AiRun<T>;
  readonly again: () => void;
  readonly cancel: () => void;
  readonly problemOf: (error: unknown) => string;
  readonly onClose: () => void;
  /** Renders a result. */
  readonly children: (result: T) => ReactNode;
  /** The button that keeps the result. */
  readonly keep?: { readonly label: string; readonly onKeep: (result: T) => void };
}

/** Renders a box around an AI call: progress, cancel, failure and result (WRK-Q92). */
export const AiBox = <T,>({
  title,
  run,
  again,
  cancel,
  problemOf,
  onClose,
  children,
  keep,
}: AiBoxProps<T>) => (
  <Dialog open isWide onClose={onClose} title={title}>
    <Stack gap={4}>
      {run.state === 'running' && <Loading>{run.repeats > 0 ? texts.repeating : texts.working}</Loading>}
      {run.state === 'failed' && <Notice tone="error">{problemOf(run.error)}</Notice>}
      {run.state === 'done' && children(run.result)}
      <p className={styles.soft}>{texts.sends}</p>
      <Actions>
        {run.state === 'done' && keep && (
          <Button onClick={() => keep.onKeep(run.result)}>{keep.label}</Button>
        )}
        {run.state === 'running' ? (
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button variant="quiet" onClick={again}>
            {texts.again}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </Actions>
    </Stack>
  </Dialog>
);
