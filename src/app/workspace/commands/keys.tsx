import { workspace } from '@/content/frame/workspace';
import { type Shortcut, strokeLabel } from '@/shared/commands/shortcut';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './keys.module.css';

/** Renders a shortcut as keys. Screen readers read "then" between them. */
export const Keys = ({ shortcut }: { readonly shortcut: Shortcut }) => (
  <span className={styles.keys}>
    {shortcut.map((stroke, index) => (
      // A shortcut is constant and may contain a key twice, so the index is the key.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.step}>
        {index > 0 && <VisuallyHidden> {workspace.shortcuts.between} </VisuallyHidden>}
        <kbd className={styles.key}>{strokeLabel(stroke)}</kbd>
      </span>
    ))}
  </span>
);
