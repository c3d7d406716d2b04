/** Words of the first screen of the workspace. */
export const homeTexts = {
  documentTitle: 'Home',
  playbook: 'The playbook to pass on',
  playbookText: 'The public page of the Day-1 Impact Playbook. Anyone with this link can read it.',
  copyPlaybook: 'Copy playbook link',
} as const;
