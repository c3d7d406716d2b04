import { aName, each, emailsOf, type NewKind } from './new-kind';
import type { NewField } from './record-names';

/** Returns the text of the builder of a record, with its row in the common suites. */
export function recordFile(kind: NewKind): string {
  const { names, fields } = kind;
  const { one, type, folder, noun } = names;
  const emails = emailsOf(kind);
  const value = (field: NewField): string => {
    if (field.type === 'choice') return `'${field.choices[0]}'`;
    return field.type === 'email' ? `'hello@northern.example'` : `'Some ${field.name}'`;
  };
  const text = (field: NewField): string => (field.type === 'email' ? 'office@lakeside.example' : 'Another');
  const changedField = fields[0];
  const changed: readonly [string, string, string] =
    changedField === undefined
      ? ['name', 'Name', 'Northern Hall']
      : [
          changedField.name,
          changedField.label,
          changedField.type === 'choice' ? (changedField.choices[1] ?? '') : text(changedField),
        ];
  const unchanged = ['name', ...fields.map(({ name }) => name)].filter((name) => name !== changed[0]);
  const searched = ['name', ...emails.map(({ name }) => name)];
  return `import { ${one}Changes } from '@/features/${folder}/changes';
import { ${one}Entity } from '@/features/${folder}/entity';
import { ${one}List } from '@/features/${folder}/queries';
import type { ${type} } from '@/features/${folder}/schema';
import { ${one}Texts } from '@/features/${folder}/texts';
import type { WithId } from '@/shared/firebase/collection';
import { searchOf } from '@/shared/search/record-search';
import { ownRecordRow } from './own-record-row';
import { writtenAt } from './written-at';

/** Returns a ${noun} of Mia's, with \`changes\` applied. */
export function ${aName(type)}(changes: Partial<WithId<${type}>> = {}): WithId<${type}> {
  const fields = {
    id: 'northern',
    name: 'Northern Lights',
${each(fields, (field) => `    ${field.name}: ${value(field)}${field.type === 'choice' ? ' as const' : ''},`)}
    createdBy: 'mia',
    createdAt: writtenAt,
    updatedAt: writtenAt,
    ...changes,
  };
  return { ...fields, search: searchOf([${searched.map((name) => `fields.${name}`).join(', ')}]), ...changes };
}

const entered = {
  name: 'Lakeside Hall',
${each(fields, (field) => `  ${field.name}: ${field.type === 'choice' ? `'${field.choices[0]}' as const` : field.type === 'email' ? `'hello@lakeside.example'` : `''`},`)}
};
const updated = { ${changed[0]}: '${changed[2]}'${changedField?.type === 'choice' ? ' as const' : ''} };

/** The row of ${names.nouns} in the common suites. */
export const ${one}Row = ownRecordRow({
  entity: ${one}Entity,
  list: ${one}List,
  build: ${aName(type)},
  nameOf: ({ name }) => name,
  typed: 'lake',
  create: (id) => ${one}Changes.create(id, entered),
  update: (${one}) => {
    const { ${unchanged.join(', ')} } = ${one};
    return ${one}Changes.update(${one}, { ${[...unchanged, '...updated'].join(', ')} });
  },
  created: entered,
  updated,
  remove: ${one}Changes.remove,
  screen: {
    entered: { Name: 'Lakeside Hall' },
    name: 'Lakeside Hall',
    changed: ['${changed[1]}', '${changed[2]}'],
    texts: { ...${one}Texts, save: ${one}Texts.dialog.save },
  },
});
`;
}
