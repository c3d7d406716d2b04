import { useId } from 'react';
import type * as z from 'zod/mini';
import forms from '@/shared/forms/forms.module.css';
import { Button } from '@/shared/ui/buttons/button';
import styles from './management.module.css';
import { labelOf, proposalTexts as texts } from './texts';

type Schema = z.core.$ZodType;

/** What a schema says of itself; each kind has some of these. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def;
const boundsOf = (schema: Schema): Bounds => schema._zod.bag;

/** Texts of more characters get several lines. */
const oneLine = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of a union that is told by one field, as deck blocks are. */
const kindsOf = ({
  options = [],
  discriminator = '',
}: Definition): readonly (readonly [kind: string, schema: Schema])[] =>
  options.map((option) => {
    const kind = definitionOf(option).shape?.[discriminator];
    return [String(kind && definitionOf(kind).values?.[0]), option];
  });

/** A value to begin with: empty texts, the fewest entries, the first choice. */
export function emptyOf(schema: Schema): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
          definitionOf(field).type === 'optional' ? [] : [[name, emptyOf(field)]],
        ),
      );
    case 'array': {
      const { minimum = 0, length = minimum } = boundsOf(schema);
      return Array.from({ length }, () => definition.element && emptyOf(definition.element));
    }
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'union': {
      const [first] = kindsOf(definition);
      return first && emptyOf(first[1]);
    }
    case 'boolean':
      return false;
    case 'default':
    case 'optional':
      return definition.innerType && emptyOf(definition.innerType);
    default:
      return '';
  }
}

export interface SchemaFieldProps {
  readonly schema: Schema;
  readonly label: string;
  readonly value: unknown;
  /** Where the value lies in the content, as complaints name it: `slides.2.heading`. */
  readonly path: string;
  /** The paths at which the content does not fit yet. */
  readonly problems: ReadonlySet<string>;
  readonly onChange: (value: unknown) => void;
}

/** One field of a content, or all that it is made of, as its schema says. */
export const SchemaField = (props: SchemaFieldProps) => {
  const { schema, label, value, onChange } = props;
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return <ObjectFields {...props} />;
    case 'array':
      return <ListFields {...props} />;
    case 'union':
      return <UnionFields {...props} />;
    case 'literal':
      return null;
    case 'default':
      return definition.innerType && <SchemaField {...props} schema={definition.innerType} />;
    case 'optional': {
      const inner = definition.innerType;
      if (inner === undefined) return null;
      if (value === undefined)
        return (
          <div>
            <Button variant="quiet" small onClick={() => onChange(emptyOf(inner))}>
              {texts.addOptional(label)}
            </Button>
          </div>
        );
      return (
        <div className={styles.optional}>
          <SchemaField {...props} schema={inner} />
          <Button
            variant="quiet"
            small
            aria-label={texts.removeOf(label)}
            onClick={() => onChange(undefined)}
          >
            {texts.remove}
          </Button>
        </div>
      );
    }
    case 'enum':
      return <ChoiceField {...props} choices={Object.values(definition.entries ?? {})} />;
    case 'boolean':
      return (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      );
    default:
      return <TextField {...props} />;
  }
};

const TextField = ({ schema, label, value, path, problems, onChange }: SchemaFieldProps) => {
  const id = useId();
  const { maximum } = boundsOf(schema);
  const isWrong = problems.has(path);
  const shared = {
    id,
    className: forms.control,
    value: typeof value === 'string' ? value : '',
    'data-path': path,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }),
  };
  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={id}>
        {label}
      </label>
      {maximum !== undefined && maximum > oneLine ? (
        <textarea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} type="text" autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
      {isWrong && (
        <p id={`${id}-problem`} className={styles.problem}>
          {texts.fieldProblem(maximum)}
        </p>
      )}
    </div>
  );
};

const ChoiceField = ({
  label,
  value,
  onChange,
  choices,
}: SchemaFieldProps & { readonly choices: readonly string[] }) => {
  const id = useId();
  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={forms.control}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </div>
  );
};

const ObjectFields = ({ schema, label, value, path, problems, onChange }: SchemaFieldProps) => {
  const fields = isRecord(value) ? value : {};
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {Object.entries(definitionOf(schema).shape ?? {}).map(([name, field]) => (
        <SchemaField
          key={name}
          schema={field}
          label={labelOf(name)}
          value={fields[name]}
          path={path === '' ? name : `${path}.${name}`}
          problems={problems}
          onChange={(next) => onChange({ ...fields, [name]: next })}
        />
      ))}
    </fieldset>
  );
};

const UnionFields = (props: SchemaFieldProps) => {
  const { schema, label, value, onChange } = props;
  const definition = definitionOf(schema);
  const { discriminator = '' } = definition;
  const kinds = kindsOf(definition);
  const kind = isRecord(value) ? String(value[discriminator]) : '';
  const [, chosen] = kinds.find(([each]) => each === kind) ?? [];
  return (
    <div className={styles.union}>
      <ChoiceField
        {...props}
        label={`${label}: ${labelOf(discriminator).toLowerCase()}`}
        value={kind}
        choices={kinds.map(([each]) => each)}
        onChange={(next) => {
          const [, other] = kinds.find(([each]) => each === next) ?? [];
          if (other) onChange(emptyOf(other));
        }}
      />
      {chosen && <ObjectFields {...props} schema={chosen} />}
    </div>
  );
};

const ListFields = ({ schema, label, value, path, problems, onChange }: SchemaFieldProps) => {
  const { element } = definitionOf(schema);
  const { minimum = 0, maximum = 100, length } = boundsOf(schema);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined) return null;
  const fewest = length ?? minimum;
  const move = (from: number, to: number) => onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol className={styles.items}>
        {items.map((item, place) => {
          const name = texts.item(label, place + 1);
          return (
            // The entries have no ids of their own, and each is drawn from its value alone.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <SchemaField
                schema={element}
                label={name}
                value={item}
                path={`${path}.${place}`}
                problems={problems}
                onChange={(next) => onChange(items.with(place, next))}
              />
              <div className={styles.itemTools}>
                {place > 0 && (
                  <Button
                    variant="quiet"
                    small
                    aria-label={texts.upOf(name)}
                    onClick={() => move(place, place - 1)}
                  >
                    {texts.up}
                  </Button>
                )}
                {place < items.length - 1 && (
                  <Button
                    variant="quiet"
                    small
                    aria-label={texts.downOf(name)}
                    onClick={() => move(place, place + 1)}
                  >
                    {texts.down}
                  </Button>
                )}
                {items.length > fewest && (
                  <Button
                    variant="quiet"
                    small
                    aria-label={texts.removeOf(name)}
                    onClick={() => onChange(items.toSpliced(place, 1))}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {items.length < (length ?? maximum) && (
        <div>
          <Button variant="quiet" small onClick={() => onChange([...items, emptyOf(element)])}>
            {texts.add(label)}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
