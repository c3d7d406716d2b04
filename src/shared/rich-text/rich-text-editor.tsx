import { type ComponentProps, type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { EditorControl, QuillEditor as LoadedEditor } from './editor/quill-editor';
import type { MentionPerson } from './editor/use-mentions';
import { RichText } from './rich-text';
import styles from './rich-text.module.css';
import { readContent } from './stored-content';
import { richTextTexts } from './texts';

interface RichTextEditorProps extends EditorControl {
  /**
   * Stored content of any form. The editor keeps its own text from then on; another value given later is a text that was changed
   * elsewhere, and replaces it. `key` is the record's id.
   */
  readonly initial: unknown;
  /** Another value begins with `initial` anew, also where that is the same as before, as after a reset of the form. */
  readonly beginning?: unknown;
  /** Called after each change by the person, with the text in its stored form. */
  readonly onChange: (content: string) => void;
  /** Colleagues whom the text can name; without them there are no mentions. */
  readonly people?: readonly MentionPerson[];
  readonly autoFocus?: boolean;
}

const nobody: readonly MentionPerson[] = [];

let loaded: ComponentType<ComponentProps<typeof LoadedEditor>> | undefined;

/** Fetches the editor's code ahead, as when a form is about to be opened. Rejects when it cannot be had. */
export async function preloadEditor(): Promise<void> {
  loaded ??= (await import('./editor/quill-editor')).QuillEditor;
}

/** An editor of rich text (WRK-Q72). Its code comes on demand; until then the text can be read. */
export const RichTextEditor = ({ initial, beginning, people = nobody, ...rest }: RichTextEditorProps) => {
  const [Editor, setEditor] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  // oxlint-disable-next-line react/exhaustive-deps
  const ops = useMemo(() => readContent(initial, 'rich'), [initial, beginning]);

  const load = useCallback(() => {
    preloadEditor().then(
      () => setEditor(() => loaded),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!Editor) load();
  }, [Editor, load]);

  if (Editor) return <Editor {...rest} initial={ops} people={people} />;
  return (
    <div id={rest.id} className={styles.loading} aria-busy={!hasFailed} data-field={rest.field} tabIndex={-1}>
      {hasFailed && (
        <Notice tone="error">
          <p>{richTextTexts.notLoaded}</p>
          <Button
            variant="quiet"
            small
            onClick={() => {
              setHasFailed(false);
              load();
            }}
          >
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
