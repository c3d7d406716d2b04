import { workspacePaths } from '@/shared/config/workspace-paths';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { externalLinkProps, ExternalMark } from '@/shared/ui/links/external';
import styles from './editor.module.css';
import type { Problems } from './problems';
import { editorTexts as texts } from './texts';

interface ProgressLineProps {
  readonly slug: string;
  readonly hasPreview: boolean;
  readonly problems: Problems;
  readonly onShowFirst: () => void;
}

/** Shows the number of fields left, a button to the first, and the link to the preview. */
export const ProgressLine = ({ slug, hasPreview, problems, onShowFirst }: ProgressLineProps) => {
  const whole = problems.get('');
  return (
    <div className={styles.progress}>
      <output className={styles.progressText}>
        {problems.size === 0 ? (
          <>
            <Icon name="check" />
            {texts.complete}
          </>
        ) : (
          texts.left(problems.size)
        )}
      </output>
      {problems.size > 0 && (
        <Button variant="quiet" small onClick={onShowFirst}>
          {texts.showFirst}
        </Button>
      )}
      {hasPreview && (
        <a href={fillPattern(workspacePaths.proposalPreview, { slug })} {...externalLinkProps}>
          {texts.openPreview}
          <ExternalMark />
        </a>
      )}
      {whole && <p className={styles.problem}>{whole.message}</p>}
    </div>
  );
};
