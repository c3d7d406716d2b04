import type { FieldPath } from './field-path';
import type { Fields, Value } from '../model';

type MutableFields = { [name: string]: Value };

export function emptyFields(): MutableFields {
  return Object.create(null) as MutableFields;
}

function copyFields(fields: Fields): MutableFields {
  return Object.assign(emptyFields(), fields);
}

/** Returns the value at a path through maps; undefined if absent. */
export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  const last = path.length - 1;
  for (let index = 0; index < last; index += 1) {
    const value = current[path[index] ?? ''];
    if (value === undefined || !('mapValue' in value)) return undefined;
    current = value.mapValue.fields;
  }
  return current[path[last] ?? ''];
}

/**
 * Returns a copy with the value at `path` set, or removed if undefined. Other values on the path are replaced
 * by maps.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = copyFields(fields);
  if (rest.length === 0) {
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }
  const child = fields[name];
  const isMap = child !== undefined && 'mapValue' in child;
  if (!isMap && value === undefined) return fields;
  copy[name] = {
    mapValue: { fields: withField(isMap ? child.mapValue.fields : emptyFields(), rest, value) },
  };
  return copy;
}

/** Returns the fields at the given paths; all if `paths` is undefined. */
export function projectFields(fields: Fields, paths: readonly FieldPath[] | undefined): Fields {
  if (paths === undefined) return fields;
  let projected: Fields = emptyFields();
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}
