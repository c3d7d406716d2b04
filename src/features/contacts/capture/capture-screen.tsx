import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Screen } from '@/shared/ui/workspace/screen';
import { CaptureFlow, type CaptureFlowProps } from './capture-flow';
import { contactTexts } from '../texts';

/** Renders AI contact capture as a screen, for administrators (WRK-027). */
export const CaptureScreen = (props: CaptureFlowProps) => (
  <Screen>
    <CaptureFlow {...props} />
  </Screen>
);

/** Renders the capture in a dialog over the person's own contacts (WRK-Q57). */
export const CaptureDialog = ({ onClose, ...props }: CaptureFlowProps & { readonly onClose: () => void }) => (
  <Dialog open isWide onClose={onClose} title={contactTexts.capture}>
    <CaptureFlow {...props} />
  </Dialog>
);
