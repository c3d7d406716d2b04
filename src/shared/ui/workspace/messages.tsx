import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import styles from './messages.module.css';

/** Something the person may do about what a message says. */
export interface MessageAction {
  readonly label: string;
  readonly onAct: () => void;
}

/** `success` and `info` leave by themselves, an offered action gives them more time; `error` stays. */
export type MessageTone = 'success' | 'info' | 'error';

const plainMs = 6_000;
const actionMs = 15_000;

function timeOnScreen(tone: MessageTone, action: MessageAction | undefined): number | false {
  if (tone === 'error') return false;
  return action === undefined ? plainMs : actionMs;
}

/** Shows a message and announces it, errors at once; returns the id that `hideMessage` takes. */
export function showMessage(tone: MessageTone, text: string, action?: MessageAction): string {
  const id = notifications.show({
    color: tone,
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: timeOnScreen(tone, action),
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss message' },
    message: (
      <div className={styles.message}>
        <p>{text}</p>
        {action && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              hideMessage(id);
              action.onAct();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
  });
  return id;
}

function hideMessage(id: string): void {
  notifications.hide(id);
}

/** Takes every message away, as when a person leaves the workspace. */
export function clearMessages(): void {
  notifications.clean();
}
