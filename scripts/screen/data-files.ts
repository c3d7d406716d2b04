import { choicesOf, each, emailsOf, labelsName, list, type NewKind, typeName, valuesName } from './new-kind';
import { capital, type NewField } from './record-names';

/** Returns the text of `entity.ts`. */
export function entityFile({
  names: { one, many, type, types, file, folder, noun, nouns },
}: NewKind): string {
  return `import { ownedBy } from '@/shared/entity/access';
import type { SearchProvider } from '@/shared/commands/command';
import { defineEntity } from '@/shared/entity/define-entity';
import type { EntityPreload } from '@/shared/entity/entity-preload';
import type { ScreenComponent } from '@/shared/entity/workspace-screen';

/** ${capital(nouns)}: staff see and change their own, admins all. */
export const ${one}Entity = defineEntity({
  name: '${one}',
  collection: '${many}',
  access: ownedBy('createdBy'),
  trash: '${capital(noun)}',
  preload: async (): Promise<EntityPreload> => (await import('./queries')).${one}Preload,
  search: {
    load: async (): Promise<SearchProvider['find']> => (await import('./queries')).find${types},
  },
  screens: {
    path: '${folder}',
    areas: ['admin', 'regular'],
    list: {
      title: '${capital(nouns)}',
      group: 'work',
      icon: 'M4 4.5h12v11H4zM7 8h6M7 12h4',
      load: async (): Promise<ScreenComponent> => (await import('./${file}-screens')).${type}ListScreen,
    },
    detail: {
      title: '${capital(noun)}',
      load: async (): Promise<ScreenComponent> => (await import('./${file}-screens')).${type}Screen,
    },
  },
});
`;
}

/** Returns the text of `schema.ts`. */
export function schemaFile(kind: NewKind): string {
  const { names, fields } = kind;
  const { one, many, type, noun } = names;
  const stored = (field: NewField): string =>
    field.type === 'choice'
      ? `  ${field.name}: z.enum(${valuesName(names, field)}),`
      : `  ${field.name}: z._default(z.string(), ''),`;
  const entered = (field: NewField): string => {
    if (field.type === 'choice') return `  ${field.name}: z.enum(${valuesName(names, field)}),`;
    return `  ${field.name}: ${field.type}Field,`;
  };
  const checks = ['emailField', 'lineField', 'nameField'].filter(
    (check) => check === 'nameField' || fields.some((field) => `${field.type}Field` === check),
  );
  return `import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';
import { ${checks.join(', ')} } from '@/shared/forms/text-schemas';
import { searchField } from '@/shared/search/search-field';
import { ${one}Entity } from './entity';

${each(
  choicesOf(kind),
  (field) => `export const ${valuesName(names, field)} = [${list(field.choices)}] as const;
export type ${typeName(names, field)} = (typeof ${valuesName(names, field)})[number];
`,
)}
/** A stored ${noun}, read tolerantly, while firestore.rules are strict about writes. */
const ${one}Schema = z.object({
  name: z.string(),
${each(fields, stored)}
  /** The id of the person who looks after it. */
  createdBy: z.string(),
  search: searchField,
  createdAt: z._default(z.nullish(z.date()), null),
  updatedAt: z._default(z.nullish(z.date()), null),
});
export type ${type} = z.infer<typeof ${one}Schema>;

export const ${many} = defineCollection(${one}Entity.collection, ${one}Schema);

/** The fields of the form. */
export const ${one}FormSchema = z.object({
  name: nameField(),
${each(fields, entered)}
});
export type ${type}Values = z.output<typeof ${one}FormSchema>;
`;
}

/** Returns the text of `texts.ts`. */
export function textsFile(kind: NewKind): string {
  const { names, fields } = kind;
  const choices = choicesOf(kind);
  const types = choices.map((field) => typeName(names, field));
  return `import { recordTexts } from '@/shared/entity/record-texts';
${types.length > 0 ? `import type { ${types.join(', ')} } from './schema';\n` : ''}
/** The labels of the fields: in the form, in the list and in the facts. */
export const ${names.one}Labels = {
  name: 'Name',
${each(fields, ({ name, label }) => `  ${name}: '${label}',`)}
} as const;
${each(
  choices,
  (field) => `
export const ${labelsName(names, field)}: Readonly<Record<${typeName(names, field)}, string>> = {
${each(field.choices, (choice) => `  '${choice}': '${capital(choice.replaceAll('-', ' '))}',`)}
};`,
)}

/** The sentences of list, detail, dialog and deletion. Replace those that should say more. */
export const ${names.one}Texts = recordTexts({ one: '${names.noun}', many: '${names.nouns}' });
`;
}

/** Returns the text of `queries.ts`. */
export function queriesFile(kind: NewKind): string {
  const { names, fields } = kind;
  const { one, many, type, types, nouns } = names;
  const choices = choicesOf(kind);
  const [email] = emailsOf(kind);
  const imported = [
    ...choices.flatMap((field) => [`type ${typeName(names, field)}`, valuesName(names, field)]),
    `type ${type}`,
    many,
  ];
  return `import { preloadOf } from '@/shared/entity/list-preload';
import { formState } from '@/shared/entity/record-kind';
import { defineQueries } from '@/shared/firebase/query-table';
import { defineList } from '@/shared/lists/define-list';
import { findInList } from '@/shared/lists/find-in-list';
import { shapesOf } from '@/shared/lists/list-shapes';
import { ${choices.length > 0 ? 'fieldFilter, ' : ''}ownerFilter } from '@/shared/lists/usual-filters';
import { ${one}Entity } from './entity';
import { ${imported.join(', ')} } from './schema';

/** The ${nouns} as their screen lists them. */
export const ${one}List = defineList(${many}, {
  filters: {
${each(
  choices,
  (field) =>
    `    ${field.name}: fieldFilter<${type}, ${typeName(names, field)}>('${field.name}', ${valuesName(names, field)}),`,
)}
    owner: ownerFilter<${type}>(${one}Entity),
  },
  sorts: ['name'],
  usual: { sort: 'name', direction: 'asc' },
  order: ({ direction }) => [['search.text', direction]],
  search: { order: 'search.text' },
  key: ({ search }) => search.text,
  pageSize: 15,
  select: ['name', ${list(fields.map(({ name }) => name))}${fields.length > 0 ? ', ' : ''}'createdBy', 'search.text'],
  state: formState,
});

/** The first rows, which are requested while the code of the screen loads. */
export const ${one}Preload = preloadOf(${one}List);

/** The palette's search. */
export const find${types} = findInList(${one}Entity, ${one}List, {
  show: (${email ? `{ name, ${email.name} }` : '{ name }'}) => ({ title: name${email ? `, detail: ${email.name}` : ''} }),
});

/** Every query of the collection, for the indexes. */
export const queryTables = () => [
  defineQueries(
    ${many},
    shapesOf(${one}List, { ${choices.map(({ name, choices: [first = ''] }) => `${name}: ['${first}'], `).join('')}owner: ['mia'] }),
    { noIndex: ['search.text', 'search.grams'] },
  ),
];
`;
}

/** Returns the text of `changes.ts`. */
export function changesFile(kind: NewKind): string {
  const { names } = kind;
  const { one, many, type, nouns } = names;
  const choices = choicesOf(kind);
  const imported = [...choices.map((field) => labelsName(names, field)), `${one}Labels`, `${one}Texts`];
  return `import { recordChanges } from '@/shared/entity/record-changes';
import { ${one}Entity } from './entity';
import { type ${type}, type ${type}Values, ${many} } from './schema';
import { ${imported.join(', ')} } from './texts';

/** The changes of ${nouns}: \`create\`, \`update\`, \`remove\` and \`restore\`. */
export const ${one}Changes = recordChanges<${type}, ${type}Values>(${one}Entity, ${many}, {
  nameOf: ({ name }) => name,
  texts: ${one}Texts,
  labels: {
    ...${one}Labels,
${each(
  choices,
  (field) => `    ${field.name}: { label: ${one}Labels.${field.name}, values: ${labelsName(names, field)} },`,
)}
  },
  searched: [${list(['name', ...emailsOf(kind).map(({ name }) => name)])}],
});
`;
}
