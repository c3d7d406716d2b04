import { error, MapValue, PathValue } from '../value';
import { methodTable, wrongArguments } from './method';

/** Checks whether a text is exactly one path segment. */
export function isSegment(text: string): boolean {
  return text !== '' && !text.includes('/');
}

export const PATH_METHODS = methodTable<PathValue>({
  bind: {
    arity: 1,
    call(path, args) {
      const [values] = args;
      if (!(values instanceof MapValue)) return wrongArguments('bind', args, 'map');
      const segments = [...path.segments];
      for (const [name, position] of path.captures) {
        const value = values.get(name);
        if (typeof value !== 'string' || !isSegment(value)) {
          return error(`The path's {${name}} needs a string of one segment.`);
        }
        segments[position] = value;
      }
      return new PathValue(segments, path.captures);
    },
  },
});
