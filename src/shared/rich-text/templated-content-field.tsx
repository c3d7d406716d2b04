import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldScopeContext, useFormState } from '@/shared/forms/form-context';
import { useChangedValue } from '@/shared/forms/fields/use-changed-value';
import forms from '@/shared/forms/forms.module.css';
import { valueAt } from '@/shared/forms/values';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { type Content, ContentField, type ContentFieldProps } from './content-field';
import { fillPlaceholders, type PlaceholderValues, placeholdersIn } from './placeholders';
import styles from './rich-text.module.css';
import { hasContent } from './stored-content';
import { richTextTexts } from './texts';

/** A template that a text may start with. */
export interface ContentTemplate extends Content {
  readonly id: string;
  readonly name: string;
}

interface TemplatedContentFieldProps extends Omit<ContentFieldProps, 'replacement'> {
  readonly templates: readonly ContentTemplate[];
  /**
   * Returns the values for the template's placeholders. Called when a template is chosen. If the function
   * changes, as after choosing a contact, it is called again and fills placeholders that are still empty.
   */
  readonly placeholders: () => PlaceholderValues | Promise<PlaceholderValues>;
  /** Key of the chosen template's id in the schema. The id is empty without a template (WRK-411). */
  readonly templateIdName?: string;
}

/**
 * Renders a text field that may start with a template (WRK-411, WRK-Q97). The template fills an empty text.
 * It asks before it replaces any other text.
 */
export const TemplatedContentField = ({
  templates,
  placeholders,
  templateIdName = 'templateId',
  name = 'content',
  typeName = 'contentType',
  ...rest
}: TemplatedContentFieldProps) => {
  const { resets, locked } = useFormState();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{
    readonly resets: number;
    /** `begun` is the template that the form started with. */
    readonly template: ContentTemplate | 'begun' | undefined;
  }>({ resets, template: 'begun' });
  const [asked, setAsked] = useState<ContentTemplate>();
  const [replacement, setReplacement] = useState<Content>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  /**
   * The text as filled from a template. While it is unchanged, choosing another contact fills the template
   * again.
   */
  const filled = useRef<{ readonly content: string; readonly template: ContentTemplate }>(undefined);
  const begun = valueAt(useContext(FieldScopeContext).initial, templateIdName);
  const template =
    chosen.resets === resets && chosen.template !== 'begun'
      ? chosen.template
      : templates.find((each) => each.id === begun);
  const hasTemplate =
    template !== undefined || (chosen.template === 'begun' && typeof begun === 'string' && begun !== '');
  const idInput = useChangedValue(template?.id ?? '');

  const begin = async (next: ContentTemplate) => {
    const { content, contentType } = next;
    setChosen({ resets, template: next });
    // If values cannot be loaded, their placeholders stay, to be filled in by hand.
    const values = await Promise.resolve(placeholders()).catch(() => ({}));
    const text = fillPlaceholders(content, contentType, values);
    filled.current = { content: text, template: next };
    setReplacement({ content: text, contentType });
    setMissing(placeholdersIn(text, contentType));
  };
  const textIn = (): Content => {
    const input = (key: string) =>
      root.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(key)}"]`)?.value ?? '';
    return { content: input(name), contentType: input(typeName) === 'plain' ? 'plain' : 'rich' };
  };
  const fillAgain = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!hasTemplate) return;
    const values = await Promise.resolve(placeholders()).catch(() => ({}));
    if (!isCurrent()) return;
    const now = textIn();
    const begunBy = filled.current?.content === now.content ? filled.current.template : undefined;
    const { content, contentType } = begunBy ?? now;
    const text = fillPlaceholders(content, contentType, values);
    if (begunBy) filled.current = { content: text, template: begunBy };
    if (text !== now.content) setReplacement({ content: text, contentType });
    setMissing(placeholdersIn(text, contentType));
  });
  const sayMissing = () => {
    const { content, contentType } = textIn();
    if (hasTemplate) setMissing(placeholdersIn(content, contentType));
  };
  const sayFirst = useEffectEvent(sayMissing);
  const filledBy = useRef(placeholders);
  useEffect(() => {
    if (filledBy.current === placeholders) {
      sayFirst();
      return undefined;
    }
    filledBy.current = placeholders;
    let isCurrent = true;
    void fillAgain(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [placeholders]);
  const choose = (next: ContentTemplate | undefined) => {
    if (next === undefined) setChosen({ resets, template: undefined });
    else if (hasContent(textIn().content)) setAsked(next);
    else void begin(next);
  };

  return (
    // Only listens to events of its fields. It is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.templated}
      onInput={() => {
        if (missing.length > 0) sayMissing();
      }}
    >
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
      <ContentField {...rest} name={name} typeName={typeName} replacement={replacement} />
      <output>
        {missing.length > 0 && (
          <Notice tone="warning" announce={false}>
            <p>{richTextTexts.unfilled(missing.map((each) => `{{${each}}}`))}</p>
          </Notice>
        )}
      </output>
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
