import { parseArgs } from 'node:util';
import { buildSite } from './build-site';

try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const pages = await buildSite(values.out);
  console.log(`Prerendered ${pages.length} pages: ${pages.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
