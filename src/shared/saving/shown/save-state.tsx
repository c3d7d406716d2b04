import { Icon, type IconName } from '@/shared/ui/graphics/icons';
import { ChangeActions } from './lazy-change-actions';
import styles from './saving.module.css';
import { conflictText, reasonOf, savingTexts } from './texts';
import { type SaveStatus, useIsKept, useSaveState } from '../use-changes';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';

interface SaveStateProps {
  readonly collection: { readonly path: string };
  readonly id: string;
}

const icons: Readonly<Record<SaveStatus['status'], IconName | undefined>> = {
  idle: undefined,
  saving: undefined,
  saved: 'check',
  waiting: 'info',
  clash: 'warning',
  refused: 'error',
};

function wordsOf(state: SaveStatus, isKept: boolean): readonly string[] {
  switch (state.status) {
    case 'idle':
      return [];
    case 'saving':
      return [savingTexts.saving];
    case 'saved':
      return [savingTexts.saved(state.at)];
    case 'waiting':
      return [isKept ? savingTexts.kept : savingTexts.held, reasonOf(state.change)];
    case 'clash':
      return [conflictText(state.change)];
    default:
      return [savingTexts.refused, reasonOf(state.change)];
  }
}

/**
 * Shows the state of one record: saving, saved (with the confirmed time), stored on this device, in conflict,
 * or refused with the reason. Also renders the actions for it. All editors use it.
 */
export const SaveState = ({ collection, id }: SaveStateProps) => {
  const state = useSaveState(collection, id);
  const isKept = useIsKept();
  const focusFallback = useFocusFallback();
  const icon = icons[state.status];
  return (
    <div {...focusFallback} className={styles.state} data-state={state.status}>
      {/* Always rendered, because screen readers announce only additions to an existing live region. */}
      <output className={styles.words}>
        {icon && <Icon name={icon} />}
        <span>
          {wordsOf(state, isKept).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </span>
      </output>
      {(state.status === 'clash' || state.status === 'refused') && <ChangeActions change={state.change} />}
    </div>
  );
};
