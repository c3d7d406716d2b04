/** Texts of the workspace's frame: connection, failures, search and shortcuts. */
export const workspace = {
  connection: {
    lostTitle: 'You are offline.',
    lost: 'You can go on working. Keep this tab open until your changes are sent. Uploads, AI and new screens need the connection.',
    hide: 'Hide',
    back: 'Back online. What waited is being sent.',
  },
  failure: {
    thrownTitle: 'This screen stopped working',
    thrown:
      'We could not show this screen. Your saved work is safe. If it fails again, tell an administrator what you were doing.',
    tryAgain: 'Try again',
    missingTitle: 'This screen did not load',
    missing:
      'Part of it did not arrive. That happens when the connection drops, or when we have just published a new version. Nothing you saved is lost.',
    refresh: 'Refresh Page',
    offline:
      'You are offline, and this screen has not been opened before. It loads by itself when the connection returns.',
    home: 'Go to Home',
  },
  frame: {
    skip: 'Skip to the content',
    trash: 'Trash',
    toSite: 'ACF, to the public site',
    publicSite: 'Public site',
    playbookLink: 'Public playbook link',
    copyLink: 'Copy link',
  },
  menu: {
    open: 'Menu',
    close: 'Close menu',
    entries: 'Workspace',
    groups: { work: 'Work', administration: 'Administration', clients: 'Clients' },
    adminsOnlyGroup: 'Administration (admins only)',
    adminsOnly: 'Admins only',
    addContact: 'Add Contact',
    logout: 'Logout',
    leaving: 'Logging out…',
    fold: 'Fold menu',
    unfold: 'Unfold menu',
  },
  leave: {
    title: 'Leave without saving?',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  commands: {
    open: 'Search',
    title: 'Search and commands',
    field: 'Search screens and actions',
    hint: 'Type a screen or an action',
    searching: 'Searching…',
    nothing: (typed: string) => `Nothing matches “${typed}”. Try fewer letters, or the name of a screen.`,
    close: 'Close',
    unavailable: 'Search did not load. Check your connection and try again.',
    logoutFailed: 'Failed to logout',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    switch: 'Single-key shortcuts',
    about:
      'Keys pressed without Ctrl or Cmd. They never act while you type in a field. Switch them off if you use speech input or press keys by accident.',
    between: 'then',
    close: 'Close',
  },
} as const;
