import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entities } from './entities';

const rules = readFileSync('firestore.rules', 'utf8');

describe('The entities', () => {
  it('have a unique name and a unique collection', () => {
    expect(new Set(entities.map(({ name }) => name)).size).toBe(entities.length);
    expect(new Set(entities.map(({ collection }) => collection)).size).toBe(entities.length);
  });

  it.each(entities)('$name has a collection that the rules know', ({ collection }) => {
    expect(rules).toContain(`match /${collection}/{`);
  });

  it('can move to the trash only if the rules allow it', () => {
    const [, list = ''] = /entry\.collection in \[([^\]]+)\]/.exec(rules) ?? [];
    const inRules = list.split(', ').map((name) => name.slice(1, -1));
    expect(inRules.length).toBeGreaterThan(4);
    expect(entities.flatMap(({ collection, trash }) => (trash ? [collection] : []))).toEqual(inRules);
  });
});
