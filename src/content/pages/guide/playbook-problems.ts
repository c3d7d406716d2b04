/** Texts around the problems. */
export const problemsTexts = {
  heading: 'The problems it solves',
  together: (claim: string) => `Together: ${claim}.`,
} as const;

/** The problems, each answered by the part with the same index in `playbookComponents`. */
export const problems: readonly { readonly problem: string; readonly answer: string }[] = [
  {
    problem: 'New names cost weeks to find.',
    answer: 'Your next donors are mostly in your own records. You sort them by warmth in an hour.',
  },
  {
    problem: 'Grants close before anyone sees them.',
    answer: 'You read 12 boards once a week, on a fixed day, with one question for each.',
  },
  {
    problem: 'Nobody knows what the software does.',
    answer: '15 points show what you own, what it costs and where work is done twice.',
  },
  {
    problem: 'The assistant is paid for and switched off.',
    answer: 'You turn it on for two people and one task, in the time a coffee takes.',
  },
  {
    problem: 'The board asks whether it is safe.',
    answer: 'Two pages say what may go into an assistant, what may not and who decides.',
  },
];
