import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { workspaceTheme, workspaceVariables } from './theme';

interface WorkspaceThemeProps {
  readonly children: ReactNode;
  /** `test` renders without transitions. */
  readonly env?: 'default' | 'test';
}

/** What Mantine needs around an editor that uses its heavier controls; loaded with the editor, never with the frame. */
export const WorkspaceTheme = ({ children, env = 'default' }: WorkspaceThemeProps) => (
  <MantineProvider
    theme={workspaceTheme}
    cssVariablesResolver={workspaceVariables}
    defaultColorScheme="auto"
    env={env}
  >
    {children}
  </MantineProvider>
);
