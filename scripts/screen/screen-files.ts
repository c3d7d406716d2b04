import { choicesOf, each, labelsName, type NewKind, typeName, valuesName } from './new-kind';
import type { NewField } from './record-names';

/** Returns the text of the list and the detail. */
export function screensFile(kind: NewKind): string {
  const { names, fields } = kind;
  const { one, type, file, noun, nouns } = names;
  const choices = choicesOf(kind);
  const [first] = choices;
  const imported = [
    ...choices.map((field) => labelsName(names, field)),
    `${one}Labels as labels`,
    `${one}Texts as texts`,
  ];
  const column = (field: NewField): string => {
    const narrow = field === (first ?? fields[0]) ? "narrow: 'first', " : '';
    return field.type === 'choice'
      ? `    { label: labels.${field.name}, width: '8rem', ${narrow}cell: (${one}) => ${labelsName(names, field)}[${one}.${field.name}] },`
      : `    { label: labels.${field.name}, width: 'minmax(7rem, 1fr)', ${narrow}cell: (${one}) => ${one}.${field.name}, title: (${one}) => ${one}.${field.name} },`;
  };
  const filter = (field: NewField): string => `    {
      name: '${field.name}',
      label: labels.${field.name},
      options: [
        { value: 'all', label: texts.all },
        ...${valuesName(names, field)}.map((value) => ({ value, label: ${labelsName(names, field)}[value] })),
      ],
      clearLabel: texts.clearFilter(labels.${field.name}),
    },`;
  return `import type { Actor } from '@/shared/auth/actor';
import { RecordDetailScreen } from '@/shared/entity/record-detail-screen';
import { defineKind } from '@/shared/entity/record-kind';
import { RecordListScreen } from '@/shared/entity/record-list-screen';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { ${one}Changes } from './changes';
import { ${one}Entity } from './entity';
import { ${one}List } from './queries';
${choices.length > 0 ? `import { ${choices.map((field) => valuesName(names, field)).join(', ')} } from './schema';\n` : ''}import { ${imported.join(', ')} } from './texts';

const kind = defineKind({
  entity: ${one}Entity,
  list: ${one}List,
  nameOf: ({ name }) => name,
  changes: ${one}Changes,
  texts,
  columns: [
    { label: labels.name, width: 'minmax(9rem, 1.2fr)', sort: 'name' },
${each(fields, column)}
  ],
${choices.length > 0 ? `  filters: [\n${each(choices, filter)}\n  ],\n` : ''}  dialog: lazyDialog(async () => (await import('./${file}-dialog')).${type}Dialog),
});

interface ScreenProps {
  readonly actor: Actor;
}

/** Lists the ${nouns}. */
export const ${type}ListScreen = ({ actor }: ScreenProps) => <RecordListScreen kind={kind} actor={actor} />;

/** Shows one ${noun}. */
export const ${type}Screen = ({ actor }: ScreenProps) => <RecordDetailScreen kind={kind} actor={actor} />;
`;
}

/** Returns the text of the dialog. */
export function dialogFile(kind: NewKind): string {
  const { names, fields } = kind;
  const { one, many, type, noun } = names;
  const choices = choicesOf(kind);
  const entered = ['name', ...fields.map(({ name }) => name)];
  const first = (field: NewField): string =>
    field.type === 'choice' ? `${valuesName(names, field)}[0] as ${typeName(names, field)}` : `''`;
  const input = (field: NewField): string => {
    if (field.type === 'choice')
      return `    <SelectField
      name="${field.name}"
      label={labels.${field.name}}
      options={${valuesName(names, field)}.map((value) => ({ value, label: ${labelsName(names, field)}[value] }))}
    />`;
    const type = field.type === 'email' ? ' type="email"' : '';
    return `    <Field name="${field.name}" label={labels.${field.name}}${type} autoComplete="off" required={false} />`;
  };
  const imported = [
    ...choices.flatMap((field) => [`type ${typeName(names, field)}`, valuesName(names, field)]),
    `${one}FormSchema`,
    many,
  ];
  const labels = [
    ...choices.map((field) => labelsName(names, field)),
    `${one}Labels as labels`,
    `${one}Texts`,
  ];
  return `import { RecordDialog } from '@/shared/entity/record-dialog';
import { Field } from '@/shared/forms/fields/field';
${choices.length > 0 ? "import { SelectField } from '@/shared/forms/fields/select-field';\n" : ''}import { ${one}Changes } from './changes';
import { ${imported.join(', ')} } from './schema';
import { ${labels.join(', ')} } from './texts';

const empty = {
  name: '',
${each(fields, (field) => `  ${field.name}: ${first(field)},`)}
};

interface ${type}DialogProps {
  readonly uid: string;
  /** The id of the ${noun}, or \`new\`. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Adds or edits a ${noun}. */
export const ${type}Dialog = ({ uid, id, onClose }: ${type}DialogProps) => (
  <RecordDialog
    collection={${many}}
    id={id}
    uid={uid}
    schema={${one}FormSchema}
    empty={empty}
    startOf={({ ${entered.join(', ')} }) => ({ ${entered.join(', ')} })}
    nameOf={({ name }) => name}
    create={${one}Changes.create}
    update={${one}Changes.update}
    texts={${one}Texts.dialog}
    onClose={onClose}
  >
    <Field name="name" label={labels.name} autoComplete="off" />
${each(fields, input)}
  </RecordDialog>
);
`;
}
