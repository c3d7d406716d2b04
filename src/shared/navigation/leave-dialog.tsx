import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { workspace } from '@/content/frame/workspace';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { answerWith, losses } from './leave-guard';

const words = workspace.leave;

interface Question {
  readonly lost: readonly string[];
  readonly answer: (leaves: boolean) => void;
}

/**
 * Asks before the person leaves unsaved work (WRK-Q77). Rendered once around all guarded screens, inside a
 * data router. Staying is the default: the first button, Escape and a press outside.
 */
export const LeaveDialog = () => {
  const { key } = useLocation();
  // While a confirmed navigation is pending, the router's location is ahead of the shown one. Going back to
  // the shown one loses nothing.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction: action }) =>
      from.key === key && losses({ from, to, action }).length > 0,
  );
  const [question, setQuestion] = useState<Question>();
  const isBlocked = blocker.state === 'blocked';
  const lost = question?.lost ?? (isBlocked ? losses() : []);

  useEffect(
    () =>
      answerWith(
        (lost) =>
          new Promise((resolve) => {
            setQuestion({
              lost,
              answer: (leaves) => {
                setQuestion(undefined);
                resolve(leaves);
              },
            });
          }),
      ),
    [],
  );

  const stay = () => {
    question?.answer(false);
    if (isBlocked) blocker.reset();
  };
  const leave = () => {
    question?.answer(true);
    if (isBlocked) blocker.proceed();
  };

  return (
    <Dialog
      open={question !== undefined || isBlocked}
      onClose={stay}
      title={words.title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" small onClick={stay}>
            {words.stay}
          </Button>
          <Button small onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      {lost.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  );
};
