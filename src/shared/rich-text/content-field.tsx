import { useContext, useState } from 'react';
import { type FieldBase, FieldFrame, useField } from '@/shared/forms/fields/field-frame';
import { useChangedValue } from '@/shared/forms/fields/use-changed-value';
import forms from '@/shared/forms/forms.module.css';
import { valueAt } from '@/shared/forms/values';
import { Button } from '@/shared/ui/buttons/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { FieldScopeContext } from '@/shared/forms/form-context';
import type { MentionPerson } from './editor/use-mentions';
import { RichTextEditor } from './rich-text-editor';
import styles from './rich-text.module.css';
import {
  type ContentType,
  hasFormats,
  longestContent,
  readContent,
  storedOps,
  toPlain,
  toRich,
} from './stored-content';
import { richTextTexts } from './texts';

export interface ContentFieldProps extends Pick<FieldBase, 'label' | 'hint' | 'required'> {
  /** Key of the text in the schema, `content` by default. */
  readonly name?: string;
  /** Key of the content type, `contentType` by default. */
  readonly typeName?: string;
  readonly people?: readonly MentionPerson[];
  /** Replaces the field's text, as a template does. Each new object replaces it again. */
  readonly replacement?: Content | undefined;
}

/** A text in its stored form. */
export interface Content {
  readonly content: string;
  readonly contentType: ContentType;
}

/**
 * Renders a field for rich or plain text (WRK-274 to WRK-276). The form gets two values: the text in its
 * stored form, and its content type. Switching to plain text shows what was lost and offers to restore it
 * (WRK-Q73).
 */
export const ContentField = ({
  name = 'content',
  typeName = 'contentType',
  label,
  hint,
  required = true,
  people,
  replacement,
}: ContentFieldProps) => {
  const field = useField({ name, hint });
  const scope = useContext(FieldScopeContext);
  const stored = (): Content => {
    const contentType = valueAt(scope.initial, typeName) === 'plain' ? 'plain' : 'rich';
    const { initial } = field;
    const isText = typeof initial === 'string' || initial === undefined;
    return { content: isText ? (initial ?? '') : storedOps(readContent(initial)), contentType };
  };
  const [source, setSource] = useState({ resets: field.resets, replacement });
  // The current content, and the content that the editor started with.
  const [now, setNow] = useState(stored);
  const [start, setStart] = useState(now);
  const [lost, setLost] = useState<string>();
  const content = useChangedValue(now.content);
  const type = useChangedValue(now.contentType);

  const begin = (next: Content) => {
    setNow(next);
    setStart(next);
  };
  if (source.resets !== field.resets || source.replacement !== replacement) {
    setSource({ resets: field.resets, replacement });
    setLost(undefined);
    begin(source.replacement !== replacement && replacement ? replacement : stored());
  }

  const switchTo = (contentType: ContentType) => {
    if (contentType === now.contentType) return;
    if (contentType === 'rich') {
      setLost(undefined);
      begin({ content: now.content === '' ? '' : toRich(now.content), contentType });
      return;
    }
    setLost(hasFormats(now.content) ? now.content : undefined);
    begin({ content: toPlain(now.content, 'rich'), contentType });
  };

  const isRich = now.contentType === 'rich';
  const { length } = now.content;
  const near = length > longestContent * 0.9;
  const edit = (text: string) => {
    setNow({ ...now, content: text });
    // Set at once, because a form that resets now reads its elements to check for typed text.
    content.current?.setAttribute('value', text);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <fieldset className={styles.modes} disabled={field.locked}>
        <VisuallyHidden>
          <legend>{richTextTexts.mode}</legend>
        </VisuallyHidden>
        {(['rich', 'plain'] as const).map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              // One radio group for the arrow keys. It belongs to no form, so it adds no value.
              name={`${field.id}-mode`}
              form={`${field.id}-none`}
              checked={now.contentType === mode}
              onChange={() => switchTo(mode)}
            />
            {richTextTexts[mode]}
          </label>
        ))}
      </fieldset>
      <input ref={content} type="hidden" name={field.name} value={now.content} />
      <input ref={type} type="hidden" name={typeName} value={now.contentType} />
      {isRich ? (
        <RichTextEditor
          id={field.id}
          labelledBy={`${field.id}-label`}
          describedBy={field.control['aria-describedby']}
          invalid={field.messages.length > 0}
          disabled={field.locked}
          field={field.name}
          initial={start.content}
          beginning={start}
          onChange={edit}
          {...(people && { people })}
        />
      ) : (
        <textarea
          {...field.control}
          aria-required={required}
          className={`${forms.control} ${styles.plain}`}
          dir="auto"
          value={now.content}
          onChange={({ target }) => edit(target.value)}
        />
      )}
      <output className={styles.notes}>
        {lost !== undefined && !isRich && (
          <p className={styles.lost}>
            {richTextTexts.formatsLost}
            <Button
              variant="quiet"
              small
              onClick={() => {
                setLost(undefined);
                begin({ content: lost, contentType: 'rich' });
              }}
            >
              {richTextTexts.formatsBack}
            </Button>
          </p>
        )}
        {near && <p className={styles.count}>{richTextTexts.length(length, longestContent)}</p>}
      </output>
    </FieldFrame>
  );
};
