/** The 30 days of the package Start, week by week. `tiers` has the package's details. */
export const firstMonth = [
  {
    name: 'Week 1: we watch and time',
    text: 'You name the task that costs your team the most hours. We time it with the people who do it.',
  },
  {
    name: 'Week 2: one tool, set up',
    text: 'We set up one tool for that task, in accounts that belong to you. The old way still runs.',
  },
  {
    name: 'Week 3: your people take over',
    text: 'Whoever does the work is trained on it, and gets a page to look things up on.',
  },
  {
    name: 'Week 4: we time it again',
    text: 'You hold the hours before and the hours after, side by side, and decide what comes next.',
  },
] as const;
