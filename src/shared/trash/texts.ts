import { daysInTrash } from './trash';

/** Said in the dialogs that delete something, beside the texts that the requirement rows fix (decision 039). */
export const keptInTrash = `For ${daysInTrash} days it can still be brought back from the trash; then it is gone for good.`;
