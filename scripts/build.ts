import { resolve } from 'node:path';
import { buildSite } from './build-site';

try {
  const pages = await buildSite(resolve('dist'));
  console.log(`Prerendered ${pages.length} pages: ${pages.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
