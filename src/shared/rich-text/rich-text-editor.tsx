import { useMemo } from 'react';
import { lazyCode } from '@/shared/lazy/lazy-code';
import { useLazyCode } from '@/shared/lazy/use-lazy-code';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { EditorControl } from './editor/quill-editor';
import type { MentionPerson } from './editor/use-mentions';
import { RichText } from './rich-text';
import styles from './rich-text.module.css';
import { readContent } from './stored-content';
import { richTextTexts } from './texts';

interface RichTextEditorProps extends EditorControl {
  /**
   * Stored content of any form. The editor then keeps its own text. A later value is a text that changed
   * elsewhere, and replaces it. Use the record's id as `key`.
   */
  readonly initial: unknown;
  /** Another value restarts with `initial`, even if that is the same, as after a reset of the form. */
  readonly beginning?: unknown;
  /** Called after each change by the person, with the text in its stored form. */
  readonly onChange: (content: string) => void;
  /** Colleagues whom the text can mention. Without them there are no mentions. */
  readonly people?: readonly MentionPerson[];
  readonly autoFocus?: boolean;
}

const nobody: readonly MentionPerson[] = [];

const editorCode = lazyCode(async () => (await import('./editor/quill-editor')).QuillEditor);

/**
 * Renders a rich text editor (WRK-Q72). Its code is loaded on demand, and the text can be read until then.
 */
export const RichTextEditor = ({ initial, beginning, people = nobody, ...rest }: RichTextEditorProps) => {
  const { loaded: Editor, failure, retry } = useLazyCode(editorCode);
  const hasFailed = failure !== undefined;
  // oxlint-disable-next-line react/exhaustive-deps
  const ops = useMemo(() => readContent(initial, 'rich'), [initial, beginning]);

  if (Editor) return <Editor {...rest} initial={ops} people={people} />;
  return (
    <div id={rest.id} className={styles.loading} aria-busy={!hasFailed} data-field={rest.field} tabIndex={-1}>
      {hasFailed && (
        <Notice tone="error">
          <p>{richTextTexts.notLoaded}</p>
          <Button variant="quiet" small onClick={retry}>
            {richTextTexts.loadAgain}
          </Button>
        </Notice>
      )}
      {!hasFailed && (
        <VisuallyHidden>
          <output>{richTextTexts.loading}</output>
        </VisuallyHidden>
      )}
      <RichText content={ops} />
    </div>
  );
};
