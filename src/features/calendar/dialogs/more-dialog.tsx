import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import type { Occurrence } from '../dates/occurrences';
import { formatShortDay } from '../event-format';
import { calendarTexts as texts } from '../texts';
import { EventFace } from '../views/event-face';
import styles from './more-dialog.module.css';

interface MoreDialogProps {
  readonly day: Date;
  readonly occurrences: readonly Occurrence[];
  readonly onOpen: (occurrence: Occurrence) => void;
  readonly onClose: () => void;
}

/** Lists the occurrences of a day that do not fit in its cell of the month view. */
export const MoreDialog = ({ day, occurrences, onOpen, onClose }: MoreDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.moreTitle(formatShortDay(day))}
    actions={
      <Button variant="quiet" small onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    <Stack as="ul" gap={2} className={styles.list}>
      {occurrences.map((occurrence) => (
        <li key={occurrence.key}>
          <button type="button" onClick={() => onOpen(occurrence)}>
            <EventFace occurrence={occurrence} look="row" />
          </button>
        </li>
      ))}
    </Stack>
  </Dialog>
);
