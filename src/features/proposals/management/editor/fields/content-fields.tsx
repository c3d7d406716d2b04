import { type RefObject, useDeferredValue, useImperativeHandle, useRef, useState } from 'react';
import { useField } from '@/shared/forms/fields/field-frame';
import { useChangedValue } from '@/shared/forms/fields/use-changed-value';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { ProposalDraft } from '@/features/proposals/schema';
import { Autosave } from '../autosave';
import type { ContentPreview } from '../preview/content-preview';
import { EditContext } from '../edit-context';
import type { EditorHandle } from '../editor-handle';
import styles from '../editor.module.css';
import { PreviewPane } from '../preview/preview-pane';
import { problemsBelow } from '../problems';
import { ProgressLine } from '../progress-line';
import { SectionFields } from './section-fields';
import { SectionList } from './section-list';
import { type RequestedSection, useContentEdits } from '../use-content-edits';
import { useOnChange } from './use-on-change';

interface ContentFieldsProps extends Pick<ProposalDraft, 'kind'> {
  readonly slug: string;
  /** The record's content, with pending changes applied. */
  readonly saved: string;
  readonly Preview: ContentPreview;
  readonly publishAttempts: number;
  readonly handle: RefObject<EditorHandle | null>;
  readonly requested?: RequestedSection | undefined;
  /** Called after the form filled the fields from the record or from a restored draft. */
  readonly onFilled: () => void;
}

/** Shows the list of sections, the fields of the current one, and a preview of the page. */
export const ContentFields = ({
  kind,
  slug,
  saved,
  Preview,
  publishAttempts,
  handle,
  requested,
  onFilled,
}: ContentFieldsProps) => {
  const field = useField({ name: 'content' });
  const stored = typeof field.initial === 'string' ? field.initial : '';
  const [filled, setFilled] = useState(field.resets);
  const [json, setJson] = useState(stored);
  const [announcement, setAnnouncement] = useState('');
  const [hasTriedToPublish, setHasTriedToPublish] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useChangedValue(json);
  if (filled !== field.resets) {
    setFilled(field.resets);
    setJson(stored);
  }
  useOnChange(field.resets, onFilled);
  useImperativeHandle(handle, () => ({ content: json, save: () => input.current?.form?.requestSubmit() }), [
    json,
    input,
  ]);

  const { content, sections, section, problems, editing, slides, select, focusProblem } = useContentEdits({
    kind,
    json,
    setJson,
    root,
    hasTriedToPublish,
    announce: setAnnouncement,
    requested,
  });
  const showFirst = () => {
    setHasTriedToPublish(true);
    const [first] = problems.values();
    if (first) focusProblem(first.path);
  };
  useOnChange(publishAttempts, showFirst);
  const shown = useDeferredValue(content);
  const countLeft = ({ valuePaths }: { readonly valuePaths: readonly string[] }) =>
    valuePaths.reduce((sum, path) => sum + problemsBelow(problems, path).length, 0);

  return (
    <EditContext value={editing}>
      <div ref={root} className={styles.editor}>
        <input ref={input} type="hidden" name={field.name} value={json} />
        <Autosave value={json} saved={saved} />
        <ProgressLine slug={slug} hasPreview={kind !== 'index'} problems={problems} onShowFirst={showFirst} />
        <SectionList
          sections={sections}
          current={section}
          countLeft={countLeft}
          onSelect={select}
          slides={slides}
        />
        {section && <SectionFields section={section} content={content} slides={slides} />}
        {kind !== 'index' && <PreviewPane kind={kind} content={shown} section={section} Preview={Preview} />}
        <VisuallyHidden>
          <output>{announcement}</output>
        </VisuallyHidden>
      </div>
    </EditContext>
  );
};
