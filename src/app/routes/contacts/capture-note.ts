import type { CaptureFlowProps } from '@/features/contacts/capture/capture-flow';
import type { Actor } from '@/shared/auth/actor';

/**
 * Returns a function that saves the remaining text of a captured image as the contact's first note (WRK-Q58).
 */
export const captureNote =
  (actor: Actor): CaptureFlowProps['addNote'] =>
  ({ id, ownerId, name }, content) => {
    void import('@/features/notes/changes').then(({ createNote }) =>
      createNote({ title: '', content, contentType: 'plain', category: 'general' }, actor, {
        contact: { id, ownerId, name },
      }),
    );
  };
