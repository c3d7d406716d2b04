export const homeTexts = {
  documentTitle: 'Home',
  widgets: 'Widgets',
  mindfulness: {
    title: 'Mindfulness Break',
    text: 'Five quiet minutes. We contact YouTube only when you open the player.',
    expand: 'Open player',
    collapse: 'Close player',
    player: 'Mindfulness Break: video player',
    none: 'No session is set up.',
  },
} as const;
