/** Words of the first screen of the workspace. */
export const homeTexts = {
  documentTitle: 'Home',
  account: 'Your account',
  name: 'Name',
  noName: 'Not given',
  email: 'Email',
  accountType: 'Account type',
  accountTypes: { admin: 'Administrator', regular: 'User' },
  playbook: 'The playbook to pass on',
  playbookText: 'The public page of the Day-1 Impact Playbook. Anyone with this link can read it.',
  copyPlaybook: 'Copy playbook link',
} as const;
