import { changesFile, entityFile, queriesFile, schemaFile, textsFile } from './data-files';
import type { NewKind } from './new-kind';
import { recordFile } from './record-file';
import { dialogFile, screensFile } from './screen-files';

/** Returns the files of a new kind of records, by their paths. */
export function featureFiles(kind: NewKind): Readonly<Record<string, string>> {
  const { folder, file } = kind.names;
  const feature = `src/features/${folder}`;
  return {
    [`${feature}/entity.ts`]: entityFile(kind),
    [`${feature}/schema.ts`]: schemaFile(kind),
    [`${feature}/texts.ts`]: textsFile(kind),
    [`${feature}/queries.ts`]: queriesFile(kind),
    [`${feature}/changes.ts`]: changesFile(kind),
    [`${feature}/${file}-screens.tsx`]: screensFile(kind),
    [`${feature}/${file}-dialog.tsx`]: dialogFile(kind),
    [`src/testing/records/${file}.ts`]: recordFile(kind),
  };
}
