import { error, kindOf, type RulesFailure, type RulesValue, type Result } from '../value';

/** One method of a type. `arity` is the number of arguments without the receiver. */
export interface Method<Receiver> {
  readonly arity: number;
  readonly call: (receiver: Receiver, args: readonly RulesValue[]) => Result;
}

export type MethodTable<Receiver> = ReadonlyMap<string, Method<Receiver>>;

export function methodTable<Receiver>(
  methods: Readonly<Record<string, Method<Receiver>>>,
): MethodTable<Receiver> {
  return new Map(Object.entries(methods));
}

/** Creates a method without arguments. */
export function property<Receiver>(read: (receiver: Receiver) => Result): Method<Receiver> {
  return { arity: 0, call: read };
}

/** Returns the error for arguments of the wrong types. */
export function wrongArguments(name: string, args: readonly RulesValue[], expected: string): RulesFailure {
  const received = args.map(kindOf).join(', ');
  return error(
    `Unsupported operation error. Received: ${name}(${received}). Expected: ${name}(${expected}).`,
  );
}

/** Returns the error for too many or too few arguments. */
export function wrongNumber(received: number): RulesFailure {
  return error(`Incorrect number of arguments. Received: ${received}.`);
}
