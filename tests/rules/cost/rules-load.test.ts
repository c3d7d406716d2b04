import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRules } from '@acf/emulator/rules';

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const firstCondition = (condition: string) => source.replace(/: if /, `: if ${condition} && `);

  it('loads without a warning, because the service refuses some files that load here with one', () => {
    expect(compileRules(source, file).warnings).toEqual([]);
    expect(compileRules(firstCondition('isUnknown()'), file).warnings).toHaveLength(1);
  });

  it('does not load with a call of debug, as in the service', () => {
    expect(() => compileRules(firstCondition('debug(true)'), file)).toThrow('works in emulators only');
    expect(() => compileRules(firstCondition('string(true) == "true"'), file)).not.toThrow();
  });
});
