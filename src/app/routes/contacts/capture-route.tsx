import { CaptureScreen } from '@/features/contacts/capture/capture-screen';
import { contactEntity } from '@/features/contacts/entity';
import type { Actor } from '@/shared/auth/actor';
import { recordAddress } from '@/shared/entity/record-address';
import { captureNote } from './capture-note';

/** Renders AI contact capture for administrators (WRK-027). */
export const CaptureRoute = ({ actor }: { readonly actor: Actor }) => (
  <CaptureScreen
    actor={actor}
    addressOf={(id) => recordAddress(contactEntity, 'admin', id)}
    addNote={captureNote(actor)}
  />
);
