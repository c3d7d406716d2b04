import { useState } from 'react';
import type { FormOutcome } from '@/shared/forms/outcome';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { Entry, State } from '../entry';

type Kind = 'plain' | 'wide' | 'long' | 'confirm' | 'busy' | 'refused';

const outcomes: Readonly<Record<'confirm' | 'busy' | 'refused', () => Promise<FormOutcome>>> = {
  confirm: async () => ({ tone: 'success' }),
  busy: () => new Promise((resolve) => setTimeout(resolve, 4_000, { tone: 'success' })),
  refused: async () => ({ tone: 'error', message: 'Your account may not delete this note.' }),
};

/** Renders a button for each dialog, because only one can be open. */
export const DialogsRoom = () => {
  const [open, setOpen] = useState<Kind>();
  const close = () => setOpen(undefined);
  const opener = (kind: Kind, label: string) => (
    <Button small variant="quiet" onClick={() => setOpen(kind)}>
      {label}
    </Button>
  );
  return (
    <>
      <Entry name="Dialog" text="Asks or tells something before anything else." from="ui/dialogs/dialog">
        <State name="short, wide, long">
          <Row>
            {opener('plain', 'Open a dialog')}
            {opener('wide', 'Open a wide dialog')}
            {opener('long', 'Open a long dialog')}
          </Row>
        </State>
      </Entry>
      <Entry
        name="ConfirmDialog"
        text="Asks before something is lost; Cancel has the focus."
        from="ui/dialogs/confirm-dialog"
      >
        <State name="asking, busy, refused">
          <Row>
            {opener('confirm', 'Ask')}
            {opener('busy', 'Ask and be busy')}
            {opener('refused', 'Ask and be refused')}
          </Row>
        </State>
      </Entry>
      {(['plain', 'wide', 'long'] as const).map((kind) => (
        <Dialog
          key={kind}
          open={open === kind}
          onClose={close}
          title="Share note"
          isWide={kind === 'wide'}
          actions={
            <>
              <Button small onClick={close}>
                Share
              </Button>
              <Button small variant="quiet" onClick={close}>
                Cancel
              </Button>
            </>
          }
        >
          <Stack>
            {Array.from({ length: kind === 'long' ? 30 : 1 }, (_, index) => (
              <p key={index}>Whoever has this note may read it and write below it.</p>
            ))}
          </Stack>
        </Dialog>
      ))}
      {(['confirm', 'busy', 'refused'] as const).map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title="Delete note"
          texts={['Delete “Call Priya”?', 'It stays in the trash for 30 days.']}
          confirmLabel="Delete"
          busyLabel="Deleting…"
          onConfirm={outcomes[kind]}
          onClose={close}
        />
      ))}
    </>
  );
};
