import { CaptureScreen } from '@/features/contacts/capture/capture-screen';
import type { Actor } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { captureNote } from './capture-note';

/** Renders AI contact capture for administrators (WRK-027). */
export const CaptureRoute = ({ actor }: { readonly actor: Actor }) => (
  <CaptureScreen
    actor={actor}
    addressOf={(contactId) =>
      fillPattern(workspacePaths.adminContact, { contactId }) ?? workspacePaths.adminContact
    }
    addNote={captureNote(actor)}
  />
);
