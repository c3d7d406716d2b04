/** How long what was deleted can be brought back, in days; then the API deletes it for good. */
export const daysInTrash = 30;

/** Said in the dialogs that delete something, beside the texts that the requirement rows fix (decision 039). */
export const keptInTrash = `You can restore it from the trash for ${daysInTrash} days.`;
