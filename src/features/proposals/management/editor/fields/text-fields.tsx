import { type KeyboardEvent, useId, useState } from 'react';
import forms from '@/shared/forms/forms.module.css';
import { useEditing, useProblem } from '../edit-context';
import { describedBy, FieldFrame, type FieldProps, nameOfPath } from './field-parts';
import { problemsBelow } from '../problems';
import { allowsLineBreaks, boundsOf, definitionOf, formatOf, innerOf } from './schema-bounds';
import { editorTexts as texts } from '../texts';

/** The limit, in characters, above which a text gets an area of several rows. */
const oneLine = 200;
/** The fraction of the limit from which the counter shows. */
const nearLimit = 0.8;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns the character count if the text is close to its limit. */
const counterOf = (text: string, maximum: number | undefined): string | undefined =>
  maximum !== undefined && text.length >= maximum * nearLimit
    ? texts.counter(text.length, maximum)
    : undefined;

const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

/**
 * Renders a text field. Long texts get a text area. Only texts whose schema allows it can have line breaks.
 */
export const TextField = ({ schema, label, hint, value, path, isOptional = false }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  const name = nameOfPath(path);
  const { shown, isMissing } = useProblem(name);
  const inner = innerOf(schema);
  const { maximum } = boundsOf(inner);
  const format = formatOf(inner);
  const hasBreaks = allowsLineBreaks(inner);
  const text = asText(value);
  const isArea = format === 'plain' && (hasBreaks || (maximum ?? 0) > oneLine || text.includes('\n'));
  const change = (typed: string) => edit(path, () => (isOptional && typed === '' ? undefined : typed));
  const message = shown?.message;
  const control = {
    id,
    className: forms.control,
    value: text,
    'data-path': name,
    ...describedBy(id, { hint, message }),
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      isOptional={isOptional}
      isMissing={isMissing}
      message={message}
      counter={counterOf(text, maximum)}
    >
      {isArea ? (
        <textarea
          {...control}
          rows={hasBreaks ? 4 : 2}
          {...(!hasBreaks && { onKeyDown: keepOneLine })}
          onChange={({ target }) =>
            change(hasBreaks || text.includes('\n') ? target.value : target.value.replaceAll('\n', ' '))
          }
        />
      ) : (
        <input
          {...control}
          type="text"
          inputMode={format === 'email' ? 'email' : format === 'web-address' ? 'url' : 'text'}
          autoComplete="off"
          spellCheck={format === 'plain'}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
};

/** Parses a typed amount; returns any other text as typed. */
function numberOf(typed: string): unknown {
  const plain = typed.trim().replaceAll(/[\s,\u00a0]/g, '');
  return /^-?\d+(\.\d+)?(e\d+)?$/i.test(plain) ? Number(plain) : typed;
}

/** Renders an amount field. Keeps what was typed, even if it isn't a number. */
export const NumberField = ({ label, hint, value, path, isOptional = false }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  const name = nameOfPath(path);
  const { shown, isMissing } = useProblem(name);
  const [typed, setTyped] = useState(asText(value));
  // False if the value changed elsewhere: by an undo, a restored draft or another person.
  const isOwn = Object.is(numberOf(typed), value) || (typed === '' && (value === undefined || value === ''));
  const text = isOwn ? typed : asText(value);
  const message = shown?.message;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      isOptional={isOptional}
      isMissing={isMissing}
      message={message}
    >
      <input
        id={id}
        className={forms.control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        data-path={name}
        {...describedBy(id, { hint, message })}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.value === '' ? (isOptional ? undefined : '') : numberOf(target.value);
          edit(path, () => next);
        }}
      />
    </FieldFrame>
  );
};

/** Edits a list of texts in one text area with one item a line. */
export const TextListField = ({ schema, label, hint, value, path }: FieldProps) => {
  const id = useId();
  const { edit, problems, hasTriedToPublish } = useEditing();
  const name = nameOfPath(path);
  const { element } = definitionOf(innerOf(schema));
  const { maximum } = boundsOf(innerOf(schema));
  const items: readonly string[] = Array.isArray(value) ? value.map(asText) : [];
  const below = problemsBelow(problems, name);
  const [first] = below.filter(({ isMissing }) => hasTriedToPublish || !isMissing);
  const line = first && first.path !== name ? Number(first.path.slice(name.length + 1)) : undefined;
  const message =
    first === undefined || line === undefined
      ? first?.message
      : lineMessage(items, line, element && boundsOf(innerOf(element)).maximum, first.message);
  const isNear = maximum !== undefined && items.length >= maximum * nearLimit;
  const shownHint = hint ? `${hint} ${texts.listHint}` : texts.listHint;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={shownHint}
      isMissing={below.length > 0}
      message={message}
      counter={isNear ? texts.lines(items.length, maximum) : undefined}
    >
      <textarea
        id={id}
        className={forms.control}
        rows={4}
        value={items.join('\n')}
        data-path={name}
        {...describedBy(id, { hint: shownHint, message })}
        onChange={({ target }) => edit(path, () => target.value.split('\n'))}
        onBlur={() => {
          const nonEmpty = items.filter((item) => item.trim() !== '');
          if (nonEmpty.length > 0 && nonEmpty.length < items.length) edit(path, () => nonEmpty);
        }}
      />
    </FieldFrame>
  );
};

function lineMessage(
  items: readonly string[],
  line: number,
  maximum: number | undefined,
  fallback: string,
): string {
  const text = items[line]?.trim() ?? '';
  if (text === '') return items.length === 1 ? fallback : texts.problems.lineMissing(line + 1);
  return maximum !== undefined && text.length > maximum
    ? texts.problems.lineTooLong(line + 1, text.length, maximum)
    : fallback;
}
