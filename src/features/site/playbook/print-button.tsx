import { useEffect, useRef, useState } from 'react';
import { flyerPage } from '@/content/pages/flyer';
import { Button } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';

/** From the press to the browser's print dialog (PUB-118). */
const printDelayMs = 500;

/** From the press to a button that can be pressed again (PUB-119). */
const resetMs = 1_000;

/** Opens the print dialog, once for each press; busy and not operable meanwhile. Keeps the focus. */
export const PrintButton = () => {
  const [busy, setBusy] = useState(false);
  const timers = useRef<readonly number[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const press = () => {
    if (busy) return;
    setBusy(true);
    timers.current = [
      window.setTimeout(() => window.print(), printDelayMs),
      window.setTimeout(() => setBusy(false), resetMs),
    ];
  };

  return (
    <Button onClick={press} aria-disabled={busy} aria-busy={busy}>
      {busy && <Spinner />}
      {busy ? flyerPage.printing : flyerPage.print}
    </Button>
  );
};
