import { aName, type NewKind } from './new-kind';
import { capital, type NewField } from './record-names';

/** Returns a text with `added` before `place`. Throws if the text does not have the place exactly once. */
function insertBefore(text: string, place: string, added: string): string {
  const [before, after, ...further] = text.split(place);
  if (before === undefined || after === undefined || further.length > 0)
    throw new Error(`The place ${JSON.stringify(place)} is not there once.`);
  return `${before}${added}${place}${after}`;
}

/** Returns rules with a block before the one of another collection and its comment. */
function insertBeforeMatch(rules: string, collection: string, added: string): string {
  const lines = rules.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`    match /${collection}/{`));
  if (at === -1) throw new Error(`The rules have no block of ${collection}.`);
  const before = lines.slice(0, at).findLastIndex((line) => !line.startsWith('    //'));
  return lines.toSpliced(before + 1, 0, ...added.split('\n').slice(0, -1)).join('\n');
}

/** Adds an import after the last one of a file. `biome format` does not sort them. */
function importInto(text: string, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((each) => / from '[^']+';$/.test(each));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

const condition = (field: NewField): string => {
  const value = `after.${field.name}`;
  if (field.type === 'choice')
    return `${value} in [${field.choices.map((choice) => `'${choice}'`).join(', ')}]`;
  return field.type === 'email' ? `(${value} == '' || isEmail(${value}))` : `isLine(${value})`;
};

function ruleBlock({ names, fields }: NewKind): string {
  const { one, many, type, nouns } = names;
  const entered = ['name', ...fields.map(({ name }) => name), 'search'].map((name) => `'${name}'`).join(', ');
  return `    // ${capital(nouns)}: the creator and administrators see and change one.
    match /${many}/{${one}Id} {
      function is${type}(after) {
        return isName(after.name, 200)
${fields.map((field) => `          && ${condition(field)}\n`).join('')}          && isSearchIndex(after.search)
          && after.updatedAt == request.time;
      }

      function isNew(${one}) {
        return ${one}.keys().hasOnly([${entered}, 'createdBy', 'createdAt', 'updatedAt'])
          && ${one}.createdBy == caller()
          && ${one}.createdAt == request.time
          && is${type}(${one});
      }

      allow get: if staff() && (resource.data.createdBy == caller() || admin());
      allow list: if admin() || (staff() && resource.data.createdBy == caller());
      allow create: if staff()
        && isRandomId(${one}Id)
        && (isInTrash('${many}-' + ${one}Id)
          ? isBroughtBack('${many}', ${one}Id)
          : isNew(request.resource.data));
      allow update: if staff()
        && (resource.data.createdBy == caller() || admin())
        && changesOnly([${entered}, 'updatedAt'])
        && is${type}(request.resource.data);
      allow delete: if staff()
        && (resource.data.createdBy == caller() || admin())
        && isMovedToTrash('${many}', ${one}Id);
    }

`;
}

/** The row of the test that tries each wrong value. */
function wrongValues({ names, fields }: NewKind): string {
  const wrong = fields.map((field) => {
    if (field.type === 'line') return `...wrongLine('${field.name}'),`;
    if (field.type === 'email')
      return `['an ${field.label.toLowerCase()} without a host', { ${field.name}: 'someone' }],`;
    return `['an unknown ${field.label.toLowerCase()}', { ${field.name}: 'unknown' }],`;
  });
  const full = fields.map(({ name, type, choices }) => {
    if (type === 'line') return `${name}: 'a'.repeat(200),`;
    return `${name}: '${type === 'email' ? 'office@lakeside.example' : choices.at(-1)}',`;
  });
  return `  {
    collection: '${names.many}',
    maker: 'regular',
    make: madeBy(${aName(names.type)}),
    wrong: [
      ...wrongTitle('name'),
      ${wrong.join('\n      ')}
      ['a search index with a long piece', { search: { text: 'a', grams: ['abcdefg'] } }],
    ],
    full: {
      name: 'a'.repeat(200),
      ${full.join('\n      ')}
      search: { text: 'a'.repeat(200), grams: ['abcdef'] },
    },
    shares: [],
  },
`;
}

/** Returns the files that get a row of a new kind of records, each with the function that adds it. */
export function rowsOf(kind: NewKind): Readonly<Record<string, (text: string) => string>> {
  const { names, fields } = kind;
  const { one, many, folder, file, type } = names;
  const builder = aName(type);
  const [changed] = fields;
  const change = changed ? `${changed.name}: '${changed.choices[1] ?? ''}'` : `name: 'Other'`;
  return {
    'src/app/entities.ts': (text) =>
      importInto(
        text.replace(/(export const entities = \[[^\]]*?),?\s*\] as const;/, `$1, ${one}Entity] as const;`),
        `import { ${one}Entity } from '@/features/${folder}/entity';`,
      ),
    'src/testing/own-records.ts': (text) =>
      importInto(
        text.replace(/\n\];\n$/, `\n  ${one}Row,\n];\n`),
        `import { ${one}Row } from './records/${file}';`,
      ),
    'firestore.rules': (text) =>
      insertBeforeMatch(
        text.replace(/(entry\.collection in \[[^\]]*)\]/, `$1, '${many}']`),
        'trash',
        ruleBlock(kind),
      ),
    'tests/rules/matrix/matrix.ts': (text) =>
      insertBefore(text, "  {\n    name: 'trash',", `  ownRecordsOf('${many}', 'createdBy'),\n`),
    'tests/rules/matrix/matrix-attempts.ts': (text) =>
      importInto(
        insertBefore(
          text,
          '    trash: {\n      path: trashPath,',
          `    ${many}: ownRecords('${many}', 'createdBy', (actor) => toStored(${builder}({ createdBy: uidOf(actor) })), {
      change: () => ({ ${change}, updatedAt: serverTime() }),
    }),
`,
        ),
        `import { ${builder} } from '@/testing/records/${file}';`,
      ),
    'tests/rules/shared-records.test.ts': (text) =>
      importInto(
        insertBefore(text, '];\n\nconst own = kinds', wrongValues(kind)),
        `import { ${builder} } from '@/testing/records/${file}';`,
      ),
  };
}
