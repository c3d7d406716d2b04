import { BytesValue, error, ListValue, RulesFailure } from '../value';
import { methodTable, property, wrongArguments } from './method';
import { INVALID_REPLACEMENT, pattern } from './pattern';

export const STRING_METHODS = methodTable<string>({
  lower: property((text) => text.toLowerCase()),
  upper: property((text) => text.toUpperCase()),
  trim: property((text) => text.trim()),
  // The size in UTF-16 units.
  size: property((text) => BigInt(text.length)),
  toUtf8: property((text) => new BytesValue(Buffer.from(text, 'utf8'))),
  matches: {
    arity: 1,
    call(text, args) {
      const [source] = args;
      if (typeof source !== 'string') return wrongArguments('matches', args, 'string');
      const compiled = pattern(source);
      return compiled instanceof RulesFailure ? compiled : compiled.testExact(text);
    },
  },
  split: {
    arity: 1,
    call(text, args) {
      const [source] = args;
      if (typeof source !== 'string') return wrongArguments('split', args, 'string');
      const compiled = pattern(source);
      return compiled instanceof RulesFailure ? compiled : new ListValue(compiled.split(text, -1));
    },
  },
  replace: {
    arity: 2,
    call(text, args) {
      const [source, replacement] = args;
      if (typeof source !== 'string' || typeof replacement !== 'string') {
        return wrongArguments('replace', args, 'string, string');
      }
      const compiled = pattern(source);
      if (compiled instanceof RulesFailure) return compiled;
      try {
        return compiled.matcher(text).replaceAll(replacement, true);
      } catch {
        return error(INVALID_REPLACEMENT);
      }
    },
  },
});
