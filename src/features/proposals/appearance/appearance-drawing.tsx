import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import type { Appearance, Drawing } from '../content/appearance';
import styles from './accent.module.css';
import { spotOf } from './client-spots';

/** Returns the class that sets a page's accent colours for everything within it. */
export const accentClass = (appearance: Appearance | undefined): string =>
  styles[appearance?.accent ?? 'evergreen'] ?? '';

interface AppearanceDrawingProps {
  readonly appearance: Appearance | undefined;
  /** Fallback when the page has no appearance of its own. */
  readonly fallback: Drawing;
  /** Extent of the line: `within` the drawing, or `through` to where the page clips it (the default). */
  readonly extent?: 'within' | 'through';
}

/** Shows the client's own picture, or the drawing chosen for the page. */
export const AppearanceDrawing = ({ appearance, fallback, extent = 'through' }: AppearanceDrawingProps) =>
  appearance?.picture ? (
    <img className={styles.picture} src={appearance.picture.data} alt={appearance.picture.alternative} />
  ) : (
    <SpotDrawing name={spotOf(appearance?.drawing ?? fallback)} extent={extent} />
  );
