/**
 * The pause on the home screen of the workspace. The owner supplies the video and the two pages; without a player's address
 * the home says that none is set up. The content policy admits players of this host only.
 */
export const mindfulness = {
  playerAddress: 'https://www.youtube-nocookie.com/embed/acf-five-quiet-minutes',
  links: [
    { label: 'Breathing exercises', address: 'https://mindfulness.acf.example/breathing' },
    { label: 'Short walks to listen to', address: 'https://mindfulness.acf.example/walks' },
  ],
} as const;
