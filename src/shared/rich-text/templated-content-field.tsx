import { useContext, useId, useRef, useState } from 'react';
import { FieldScopeContext, useFormState } from '@/shared/forms/form-context';
import { useChangedValue } from '@/shared/forms/fields/use-changed-value';
import forms from '@/shared/forms/forms.module.css';
import { valueAt } from '@/shared/forms/values';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { type Content, ContentField, type ContentFieldProps } from './content-field';
import { fillPlaceholders, type PlaceholderValues } from './placeholders';
import styles from './rich-text.module.css';
import { hasContent } from './stored-content';
import { richTextTexts } from './texts';

/** A text that a person may begin with. */
export interface ContentTemplate extends Content {
  readonly id: string;
  readonly name: string;
}

interface TemplatedContentFieldProps extends Omit<ContentFieldProps, 'replacement'> {
  readonly templates: readonly ContentTemplate[];
  /** What fills the placeholders of the template, asked when one is chosen. */
  readonly placeholders: () => PlaceholderValues | Promise<PlaceholderValues>;
  /** Key of the chosen template's id in the schema; empty text without one (WRK-411). */
  readonly templateIdName?: string;
}

/**
 * A text of a form that may begin with a template (WRK-411, WRK-Q97): it fills an empty text, and asks before it takes the place of
 * another.
 */
export const TemplatedContentField = ({
  templates,
  placeholders,
  templateIdName = 'templateId',
  name = 'content',
  ...rest
}: TemplatedContentFieldProps) => {
  const { resets, locked } = useFormState();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{
    readonly resets: number;
    /** `begun`: the one that the form began with. */
    readonly template: ContentTemplate | 'begun' | undefined;
  }>({ resets, template: 'begun' });
  const [asked, setAsked] = useState<ContentTemplate>();
  const [replacement, setReplacement] = useState<Content>();
  const begun = valueAt(useContext(FieldScopeContext).initial, templateIdName);
  const template =
    chosen.resets === resets && chosen.template !== 'begun'
      ? chosen.template
      : templates.find((each) => each.id === begun);
  const idInput = useChangedValue(template?.id ?? '');

  const begin = async (next: ContentTemplate) => {
    const { content, contentType } = next;
    setChosen({ resets, template: next });
    // Where something cannot be had, its placeholders stay to be filled by hand.
    const values = await Promise.resolve(placeholders()).catch(() => ({}));
    setReplacement({ content: fillPlaceholders(content, contentType, values), contentType });
  };
  const choose = (next: ContentTemplate | undefined) => {
    const field = root.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (next === undefined) setChosen({ resets, template: undefined });
    else if (hasContent(field?.value ?? '')) setAsked(next);
    else void begin(next);
  };

  return (
    <div ref={root} className={styles.templated}>
      {templates.length > 0 && (
        <div className={forms.field}>
          <div className={forms.labelRow}>
            <label className={forms.label} htmlFor={id}>
              {richTextTexts.template}
            </label>
          </div>
          <select
            id={id}
            className={forms.control}
            disabled={locked}
            value={template?.id ?? ''}
            onChange={({ target }) => choose(templates.find((each) => each.id === target.value))}
          >
            <option value="">{richTextTexts.noTemplate}</option>
            {templates.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <input ref={idInput} type="hidden" name={templateIdName} value={template?.id ?? ''} />
      <ContentField {...rest} name={name} replacement={replacement} />
      <ConfirmDialog
        open={asked !== undefined}
        title={richTextTexts.replaceTitle}
        texts={[richTextTexts.replaceQuestion]}
        confirmLabel={richTextTexts.replace}
        onConfirm={async () => {
          if (asked) await begin(asked);
        }}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
};
