import { writeFileSync } from 'node:fs';
import { indexesFor, indexFileText, queryTables } from './indexes';

// The file that `firebase deploy` takes the indexes from.
writeFileSync('firestore.indexes.json', indexFileText(indexesFor(await queryTables(process.cwd()))));
