import { describe, expect, it } from 'vitest';
import { contentSchemas } from '../content-schemas';
import { choiceLabel, entryLabel, fieldLabel, kindLabel } from './labels';
import { labelContext } from './label-context';
import { boundsOf, definitionOf, innerOf, optionsOf, type Schema } from './fields/schema-bounds';

/** Fields that the editor doesn't show. */
const hidden = new Set(['kind', 'type', 'id']);

/** Returns the fields, entries, choices and kinds of a schema that have no label. */
function unlabelled(schema: Schema, name: string, context: string): readonly string[] {
  const inner = innerOf(schema);
  const { type, shape = {}, element, entries = {} } = definitionOf(inner);
  switch (type) {
    case 'object':
      return Object.entries(shape).flatMap(([field, each]) => {
        if (hidden.has(field)) return [];
        const innerContext = labelContext(name, context);
        return [
          ...(fieldLabel(field, innerContext) === undefined ? [`field ${innerContext}.${field}`] : []),
          ...unlabelled(each, field, innerContext),
        ];
      });
    case 'array': {
      if (element === undefined) return ['array without element'];
      const needsEntry =
        definitionOf(element).type === 'object' || boundsOf(inner).length !== undefined || undefined;
      const lacks = needsEntry && name !== 'slides' && entryLabel(name, context) === undefined;
      return [...(lacks ? [`entry ${context}.${name}`] : []), ...unlabelled(element, name, context)];
    }
    case 'union':
      return optionsOf(inner).flatMap(([kind, option]) => [
        ...(kindLabel(kind) === undefined ? [`kind ${kind}`] : []),
        ...unlabelled(option, kind, kind),
      ]);
    case 'enum':
      return Object.values(entries)
        .filter((value) => choiceLabel(value) === undefined)
        .map((value) => `choice ${value}`);
    default:
      return [];
  }
}

describe('Editor labels', () => {
  it.each(['proposal', 'deck', 'index'] as const)('exist for each field and choice of a %s', (kind) => {
    expect(unlabelled(contentSchemas[kind], '', '')).toEqual([]);
  });

  it('use plain words for names in the code', () => {
    expect(['cover', 'plain', 'sunk', 'band', 'closing'].map(choiceLabel)).toEqual([
      'Opening page',
      'Light',
      'Shaded',
      'Dark band',
      'Closing page',
    ]);
    expect(choiceLabel('startToday')).toBe('Start Today (booking page)');
    expect(fieldLabel('kicker')).toBe('Small line above the heading');
    expect(fieldLabel('amount', 'budget')).toBe('Amount');
  });
});
