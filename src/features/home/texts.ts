/** Words of the first screen of the workspace. */
export const homeTexts = {
  documentTitle: 'Home',
  playbook: 'The playbook to pass on',
  playbookText: 'The public page of the Day-1 Impact Playbook. Anyone with this link can read it.',
  copyPlaybook: 'Copy playbook link',
  mindfulness: {
    /** WRK-078 */
    title: 'Mindfulness Break',
    text: 'Five quiet minutes. The player comes from YouTube, which is asked only once you open it.',
    expand: 'Open the player',
    collapse: 'Close the player',
    player: 'Mindfulness Break: video player',
    none: 'No session is set up.',
  },
} as const;
