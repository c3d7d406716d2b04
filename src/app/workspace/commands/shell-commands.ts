import { headerNavigation } from '@/content/frame/navigation';
import { workspace } from '@/content/frame/workspace';
import type { Actor } from '@/shared/auth/actor';
import type { Command } from '@/shared/commands/command';
import { paths } from '@/shared/config/paths';
import type { WorkspaceArea, WorkspaceScreen } from '@/shared/entity/workspace-screen';
import { addressOf } from '../screen-addresses';
import { workspaceScreens } from '../screens';

/** The id of the command that opens the palette. The palette does not list it. */
export const paletteCommandId = 'shell.search';

interface ShellCommandsOptions {
  readonly area: WorkspaceArea;
  readonly actor: Actor;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  readonly logout: () => Promise<void>;
  readonly screens?: readonly WorkspaceScreen[];
}

const publicPages: readonly Command[] = [
  { label: 'Public home page', to: paths.home },
  ...headerNavigation.flatMap((entry) => ('to' in entry ? [entry] : entry.items)),
].map(({ label, to }) => ({ id: `site.${to}`, title: label, section: 'Public site', kind: 'public', to }));

/**
 * Returns the frame's own commands: every screen this person may open, the public site, the account and
 * sign-out.
 */
export function shellCommands({
  area,
  actor,
  openPalette,
  openShortcuts,
  logout,
  screens = workspaceScreens,
}: ShellCommandsOptions): readonly Command[] {
  const toScreens = screens.flatMap((screen): Command[] => {
    const to = addressOf(screen, area, actor);
    if (to === undefined) return [];
    const { id, title, keywords, shortcut } = screen;
    return [
      {
        id: `screen.${id}`,
        title,
        section: 'Go to',
        kind: 'screen',
        to,
        ...(keywords && { keywords }),
        ...(shortcut && { shortcut }),
      },
    ];
  });
  return [
    ...toScreens,
    {
      id: 'shell.account',
      title: 'My Account',
      section: 'Account',
      kind: 'frame',
      keywords: ['profile', 'photo', 'settings'],
      to: paths.account,
    },
    {
      id: 'shell.logout',
      title: 'Logout',
      section: 'Account',
      kind: 'frame',
      keywords: ['log out', 'sign out', 'leave'],
      run: logout,
    },
    {
      id: 'shell.shortcuts',
      title: workspace.shortcuts.title,
      section: 'Help',
      kind: 'frame',
      keywords: ['keys', 'hotkeys'],
      shortcut: ['?'],
      run: openShortcuts,
    },
    {
      id: paletteCommandId,
      title: workspace.commands.title,
      section: 'Help',
      kind: 'frame',
      shortcut: ['mod+k'],
      run: openPalette,
    },
    ...publicPages,
  ];
}
