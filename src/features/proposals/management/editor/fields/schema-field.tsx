import { Button } from '@/shared/ui/buttons/button';
import { BlockList } from './block-list';
import { CheckboxField, SelectField, CheckboxGroupField, RadioField } from './choice-fields';
import { useEditing } from '../edit-context';
import styles from '../editor.module.css';
import { EntryList } from './entry-list';
import { type FieldProps, nameOfPath } from './field-parts';
import { fieldHint, fieldLabel } from '../labels';
import { PictureField } from './picture-field';
import { labelContext } from '../label-context';
import { boundsOf, definitionOf, emptyOf, innerOf, isOptional, isRecord, type Schema } from './schema-bounds';
import { NumberField, TextField, TextListField } from './text-fields';
import { editorTexts as texts } from '../texts';

/** Hidden fields, which the editor sets itself. */
const hidden = new Set(['kind', 'type', 'id']);

/** Choices that are shown as radio buttons. */
const shownAsRadios = new Set(['mode']);

const isPicture = (schema: Schema): boolean => {
  const { shape } = definitionOf(schema);
  return shape?.['data'] !== undefined && shape['alternative'] !== undefined;
};

/**
 * Checks for parts that are added and removed as a whole. Short fields are always shown and may stay empty.
 */
const isPart = (schema: Schema): boolean => ['object', 'array'].includes(definitionOf(schema).type);

/** Renders the field that fits a schema, including all inner fields. */
export const SchemaField = (props: FieldProps) => {
  const { schema } = props;
  const inner = innerOf(schema);
  const optional = props.isOptional ?? isOptional(schema);
  if (isPicture(inner)) return <PictureField {...props} schema={inner} />;
  if (optional && isPart(inner)) return <OptionalPart {...props} schema={inner} />;
  switch (definitionOf(inner).type) {
    case 'object':
      return <ObjectField {...props} schema={inner} />;
    case 'array':
      return <ListField {...props} schema={inner} />;
    case 'enum':
      return shownAsRadios.has(props.name) ? (
        <RadioField {...props} schema={inner} />
      ) : (
        <SelectField {...props} isOptional={optional} />
      );
    case 'boolean':
      return <CheckboxField {...props} />;
    case 'number':
      return <NumberField {...props} isOptional={optional} />;
    default:
      return <TextField {...props} isOptional={optional} />;
  }
};

/** Renders a list as one text area, as checkboxes, as blocks or as entries with fields. */
const ListField = (props: FieldProps) => {
  const { schema } = props;
  const element = definitionOf(schema).element;
  if (element === undefined) return null;
  const { type } = definitionOf(innerOf(element));
  if (type === 'union') return <BlockList {...props} Entry={ObjectFields} />;
  if (type === 'enum') return <CheckboxGroupField {...props} />;
  if (type === 'string' && boundsOf(schema).length === undefined) return <TextListField {...props} />;
  return <EntryList {...props} Entry={SchemaField} Fields={ObjectFields} />;
};

/** Renders an optional part, with buttons to add and remove it. */
const OptionalPart = ({ schema, label, hint, value, path, name, context }: FieldProps) => {
  const { edit, editWithUndo, focus } = useEditing();
  if (value === undefined)
    return (
      <div>
        <Button
          variant="quiet"
          small
          onClick={() => {
            edit(path, () => emptyOf(schema));
            focus(nameOfPath(path));
          }}
        >
          {texts.add(label.charAt(0).toLowerCase() + label.slice(1))}
        </Button>
        {hint && <p className={styles.note}>{hint}</p>}
      </div>
    );
  return (
    <div className={styles.optional}>
      <SchemaField
        schema={schema}
        label={label}
        hint={hint}
        value={value}
        path={path}
        name={name}
        context={context}
        isOptional={false}
      />
      <Button
        variant="quiet"
        small
        onClick={() =>
          editWithUndo(
            path,
            () => undefined,
            (now) => now ?? value,
            texts.removed(label),
          )
        }
      >
        {texts.removeOf(label)}
      </Button>
    </div>
  );
};

/** Renders a named group of fields. */
const ObjectField = (props: FieldProps) => (
  <fieldset className={styles.group}>
    <legend>{props.label}</legend>
    <ObjectFields {...props} />
  </fieldset>
);

/** Renders the fields of an object, one below the other. */
export const ObjectFields = ({ schema, value, path, name, context }: FieldProps) => {
  const fields = isRecord(value) ? value : {};
  const innerContext = path.length === 0 ? '' : labelContext(name, context);
  return (
    <>
      {Object.entries(definitionOf(schema).shape ?? {})
        .filter(([field]) => !hidden.has(field))
        .map(([field, each]) => (
          <SchemaField
            key={field}
            schema={each}
            label={fieldLabel(field, innerContext) ?? field}
            hint={fieldHint(field, innerContext)}
            value={fields[field]}
            path={[...path, field]}
            name={field}
            context={innerContext}
          />
        ))}
    </>
  );
};
