import type { Json } from '../contract';
import { TextArray } from '../values/text-array';

/** A protobuf message type in protobufjs's descriptor format. */
interface Descriptor {
  readonly fields?: Readonly<Record<string, FieldDescriptor>>;
  readonly nested?: Readonly<Record<string, Descriptor>>;
  readonly values?: Readonly<Record<string, number>>;
}

interface FieldDescriptor {
  readonly type: string;
  readonly rule?: string;
  readonly keyType?: string;
}

type Convert = (value: unknown) => unknown;

/** Conversions between protobufjs objects and proto3 JSON; undefined if there is nothing to convert. */
interface Converter {
  toJson: Convert;
  toProto: Convert;
}

/** Conversions between protobufjs objects and proto3 JSON for one message type. */
export interface MessageConverter {
  readonly toJson: (message: unknown) => Json;
  readonly toProto: (json: Json) => object;
}

const WRAPPERS = ['Int32Value', 'Int64Value', 'DoubleValue'];

const TIMESTAMP: Converter = {
  toJson: (value) => {
    const { seconds = 0, nanos = 0 } = value as { seconds?: string | number; nanos?: number };
    const millis = Number(seconds) * 1000;
    // An out-of-range time stays in this form, so that the service can refuse it.
    if (Number.isNaN(new Date(millis).getTime())) return `${seconds}s`;
    const whole = new Date(millis).toISOString().replace(/\.000Z$/, '');
    return `${whole}.${String(nanos).padStart(9, '0')}Z`;
  },
  toProto: (value) => {
    const [, whole = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(String(value)) ?? [];
    return {
      seconds: String(Date.parse(`${whole}Z`) / 1000),
      nanos: Number(fraction.padEnd(9, '0').slice(0, 9)),
    };
  },
};

const WRAPPER: Converter = {
  toJson: (value) => (value as { value?: unknown }).value ?? 0,
  toProto: (value) => ({ value }),
};

const NULL_VALUE: Converter = { toJson: () => null, toProto: () => 'NULL_VALUE' };

const DOUBLE: Converter = {
  toJson: (value) =>
    Number.isFinite(value) && !Object.is(value, -0) ? value : Object.is(value, -0) ? '-0' : String(value),
  toProto: Number,
};

/**
 * Converters derived from the descriptors, so that a user's field named `limit` or `readTime` is never taken
 * for the protocol's. They expect protobufjs objects with longs, enums and bytes as strings, without
 * defaults.
 */
export class ProtoJson {
  readonly #root: Descriptor;
  readonly #converters = new Map<string, Converter | undefined>();

  constructor(root: Descriptor) {
    this.#root = root;
  }

  /**
   * Returns the converter of a message by its full name, 'google.firestore.v1.Write'. Throws for unknown
   * names.
   */
  message(fullName: string): MessageConverter {
    const converter = this.#converterOf(fullName.split('.'));
    return {
      toJson: (message) => (converter === undefined ? message : converter.toJson(message)) as Json,
      toProto: (json) => (converter === undefined ? json : converter.toProto(json)) as object,
    };
  }

  #converterOf(path: readonly string[]): Converter | undefined {
    const fullName = path.join('.');
    if (this.#converters.has(fullName)) return this.#converters.get(fullName);
    if (fullName === 'google.protobuf.Timestamp') return TIMESTAMP;
    if (fullName === 'google.protobuf.NullValue') return NULL_VALUE;
    if (path[1] === 'protobuf') return WRAPPERS.includes(path[2] ?? '') ? WRAPPER : undefined;
    const descriptor = this.#find(path);
    if (descriptor === undefined) throw new Error(`No protobuf type ${fullName}`);
    if (descriptor.fields === undefined) return undefined;
    return this.#messageConverter(fullName, path, descriptor.fields);
  }

  #messageConverter(
    fullName: string,
    path: readonly string[],
    fields: Readonly<Record<string, FieldDescriptor>>,
  ): Converter {
    const members = new Map<string, Converter>();
    const convert = (direction: keyof Converter) => (message: unknown) => {
      const result: Json = {};
      const plain = message instanceof TextArray ? message.toJSON() : (message as Json);
      for (const [name, value] of Object.entries(plain)) {
        if (value === undefined) continue;
        const member = members.get(name);
        result[name] = member === undefined ? value : member[direction](value);
      }
      return result;
    };
    const converter = { toJson: convert('toJson'), toProto: convert('toProto') };
    // Stored before its fields are converted, because messages can contain themselves.
    this.#converters.set(fullName, converter);
    for (const [name, field] of Object.entries(fields)) {
      const item = field.type === 'double' ? DOUBLE : this.#fieldConverter(path, field.type);
      if (item !== undefined) members.set(name, containerOf(field, item));
    }
    return converter;
  }

  #fieldConverter(scope: readonly string[], type: string): Converter | undefined {
    if (/^(string|bytes|bool|float|u?int32|u?int64)$/.test(type)) return undefined;
    const path = type.split('.');
    for (let depth = scope.length; depth >= 0; depth -= 1) {
      const candidate = [...scope.slice(0, depth), ...path];
      if (this.#find(candidate) !== undefined) return this.#converterOf(candidate);
    }
    throw new Error(`No protobuf type ${type} in ${scope.join('.')}`);
  }

  #find(path: readonly string[]): Descriptor | undefined {
    let descriptor: Descriptor | undefined = this.#root;
    for (const name of path) descriptor = descriptor?.nested?.[name];
    return descriptor;
  }
}

function containerOf(field: FieldDescriptor, item: Converter): Converter {
  if (field.rule === 'repeated') {
    return {
      toJson: (values) => (values as unknown[]).map(item.toJson),
      toProto: (values) => (values as unknown[]).map(item.toProto),
    };
  }
  if (field.keyType === undefined) return item;
  return { toJson: eachOf(item.toJson), toProto: eachOf(item.toProto) };
}

function eachOf(convert: Convert): Convert {
  return (map) => {
    const result = Object.create(null) as Json;
    for (const [key, value] of Object.entries(map as Json)) result[key] = convert(value);
    return result;
  };
}
