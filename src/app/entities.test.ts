import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entities } from './entities';

const rules = readFileSync('firestore.rules', 'utf8');

describe('the entities', () => {
  it('have a name and a collection of their own', () => {
    expect(new Set(entities.map(({ name }) => name)).size).toBe(entities.length);
    expect(new Set(entities.map(({ collection }) => collection)).size).toBe(entities.length);
  });

  it.each(entities)('$name: the rules know its collection', ({ collection }) => {
    expect(rules).toContain(`match /${collection}/{`);
  });

  it('move to the trash if and only if the rules let them', () => {
    const [, list = ''] = /entry\.collection in \[([^\]]+)\]/.exec(rules) ?? [];
    const inRules = list.split(', ').map((name) => name.slice(1, -1));
    expect(inRules.length).toBeGreaterThan(4);
    expect(entities.flatMap(({ collection, trash }) => (trash ? [collection] : []))).toEqual(inRules);
  });
});
