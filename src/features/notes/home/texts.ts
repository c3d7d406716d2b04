/** Texts of the note cards on the home screen. The requirements fix most of them word for word. */
export const homeNoteTexts = {
  activity: 'Contact Activity',
  newToday: 'New Today',
  followUps: 'Follow-ups & Tasks',
  noFollowUps: 'No follow-ups or tasks scheduled',
  notCounted: '–',
  view: 'View',
  viewOf: (title: string) => `View ${title}`,
  allFollowUps: 'All notes in the Notes Hub',
  summary: 'Notes & Tasks Summary',
  tasks: 'Tasks of the last 7 days',
  timeSpent: 'Time spent',
  capped: (count: number) => `${count}+`,
  noTasks: 'No recent tasks found',
  noContent: 'No content available',
  completed: 'Completed',
  status: { pending: 'Pending', 'in-progress': 'In progress', completed: 'Completed' },
} as const;
