import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { checkProject } from './release/check-project';

const file = '.env.production.local';
try {
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const { isRight, text } = await checkProject({ ...kept, ...process.env });
  console.log(text);
  if (!isRight) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
