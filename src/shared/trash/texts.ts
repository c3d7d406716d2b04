/** The number of days that a deleted record can be restored. Then the API deletes it permanently. */
export const daysInTrash = 30;

/**
 * A sentence for dialogs that delete something, beside the texts that the requirements fix (decision 039).
 */
export const keptInTrash = `You can restore it from the trash for ${daysInTrash} days.`;
