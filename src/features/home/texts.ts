export const homeTexts = {
  documentTitle: 'Home',
  widgets: 'Widgets',
  mindfulness: {
    title: 'Mindfulness Break',
    text: 'Five quiet minutes. The player comes from YouTube, which is asked only once you open it.',
    expand: 'Open the player',
    collapse: 'Close the player',
    player: 'Mindfulness Break: video player',
    none: 'No session is set up.',
  },
} as const;
