import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/shared/ui/graphics/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type FieldBase, FieldFrame, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';
import { fieldTexts } from './texts';
import { useChangedValue } from './use-changed-value';
import { listMarker } from '../values';

/**
 * Renders a field for free tags, in the order of typing. Enter, a comma, pasting or leaving the field adds a
 * tag. Backspace in the empty field, or a tag's button, removes one. The value is a list without duplicates,
 * ignoring case.
 */
export const TagsField = (props: FieldBase) => {
  const field = useField(props);
  return <Tags key={field.resets} {...props} />;
};

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((tag) => typeof tag === 'string'))] : [];

const Tags = ({ name, label, hint, required = true }: FieldBase) => {
  const field = useField({ name, hint });
  const [tags, setTags] = useState(() => textsOf(field.initial));
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const hidden = useChangedValue(JSON.stringify(tags));

  const add = (text: string) => {
    const known = new Set(tags.map((tag) => tag.toLowerCase()));
    const given = text.split(',').flatMap((part) => part.trim().replaceAll(/\s+/g, ' ') || []);
    const added = given.filter((tag) => {
      const isNew = !known.has(tag.toLowerCase());
      known.add(tag.toLowerCase());
      return isNew;
    });
    setTyped('');
    if (added.length > 0) setTags([...tags, ...added]);
    const [repeated] = given.filter((tag) => !added.includes(tag));
    if (added.length > 0) setNews(fieldTexts.tagsAdded(added));
    else if (repeated !== undefined) setNews(fieldTexts.tagRepeated(repeated));
  };

  const remove = (place: number) => {
    setNews(fieldTexts.tagRemoved(tags[place] ?? ''));
    setTags(tags.toSpliced(place, 1));
  };

  const handleKey = (event: KeyboardEvent) => {
    const adds = (event.key === 'Enter' || event.key === ',') && typed.trim() !== '';
    if (adds) add(typed);
    else if (event.key === 'Backspace' && typed === '' && tags.length > 0) remove(tags.length - 1);
    else if (event.key !== ',') return;
    event.preventDefault();
  };

  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted.replaceAll(/\r?\n/g, ',')}`);
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={`${styles.control} ${fields.tags}`}>
        <input ref={hidden} type="hidden" name={listMarker(field.name)} />
        {tags.length > 0 && (
          <ul ref={chips} aria-label={label}>
            {tags.map((tag, place) => (
              <li key={tag} className={fields.tag}>
                <input type="hidden" name={field.name} value={tag} />
                {tag}
                <button
                  type="button"
                  aria-label={fieldTexts.removeTag(tag)}
                  disabled={field.locked}
                  onClick={() => {
                    // The pressed button unmounts with its tag. The next tag's button gets the focus, or the
                    // field after the last tag.
                    const next = chips.current?.querySelectorAll('button')[place + 1];
                    (next ?? input.current)?.focus();
                    remove(place);
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...field.control}
          ref={input}
          type="text"
          autoComplete="off"
          aria-required={required}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => add(typed)}
        />
        <VisuallyHidden>
          <output>{news}</output>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
};
