import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { workspaceTheme, workspaceVariables } from './theme';

interface WorkspaceThemeProps {
  readonly children: ReactNode;
  /** `test` renders without transitions. */
  readonly env?: 'default' | 'test';
}

/** What Mantine needs around the workspace: the theme, the scheme of the system, and the place for messages. */
export const WorkspaceTheme = ({ children, env = 'default' }: WorkspaceThemeProps) => (
  <MantineProvider
    theme={workspaceTheme}
    cssVariablesResolver={workspaceVariables}
    defaultColorScheme="auto"
    env={env}
  >
    {children}
    {/* The region stands from the start, so that what appears in it later is announced. */}
    <Notifications
      position="bottom-right"
      limit={4}
      transitionDuration={190}
      aria-live="polite"
      aria-atomic={false}
    />
  </MantineProvider>
);
